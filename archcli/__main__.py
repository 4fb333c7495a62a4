"""The way in: `archcli`, and `python -m archcli`."""

import os


def main() -> None:
    """Run archcli; an interrupt that comes while it is still being loaded ends it as silently as a later one."""
    try:
        from archcli.cli.main import main as run
    except KeyboardInterrupt:
        os._exit(130)
    run()


if __name__ == "__main__":
    main()
