"""Where the code stands: PortableUI/ is the layer, Sitrep/ the app, and each has its Sources and its Tests."""

HOUSES = ("PortableUI", "Sitrep")


def source_folders(root):
    """The folders of the modules' folders."""
    return [folder for house in HOUSES if (folder := root / house / "Sources").is_dir()]


def test_folders(root):
    """The folders of all tests, those of the scripts and the gallery too."""
    folders = [root / house / name for house in HOUSES for name in ("Tests", "Gallery")] + [root / "Scripts" / "Tests"]
    return [folder for folder in folders if folder.is_dir()]


def test_modules(root):
    """Every folder of tests, or of what they share, with its name."""
    for folder in test_folders(root):
        parts = [folder] if folder.parent.name == "Scripts" else sorted(path for path in folder.iterdir() if path.is_dir())
        yield from ((part, str(part.relative_to(root))) for part in parts)


def modules(root):
    """Every module's folder with its name; those of the tabs stand in Features."""
    for sources in source_folders(root):
        for folder in sorted(path for path in sources.iterdir() if path.is_dir()):
            if folder.name == "Features":
                for feature in sorted(path for path in folder.iterdir() if path.is_dir()):
                    yield feature, feature.name
            else:
                yield folder, folder.name
