"""What the system refuses a file or a port for, in the words of whoever reads it: its own are English."""

import errno

from clachan.core.message import Message, Parameter

KNOWN = {
    errno.ENOENT: "system-not-there",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-permitted",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-is-there",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-address-in-use",
    errno.EADDRNOTAVAIL: "system-address-elsewhere",
}


def why_refused(error: OSError) -> Parameter:
    """A message for what happens to people; of anything rarer, what the system says."""
    if error.errno in KNOWN:
        return Message("", KNOWN[error.errno])
    return (error.strerror or str(error)).partition(" (")[0]
