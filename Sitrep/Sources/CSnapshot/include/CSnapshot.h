#ifndef SITREP_CSNAPSHOT_H
#define SITREP_CSNAPSHOT_H

#include <stddef.h>

/// The bundled snapshot of figures, in the format of Documentation/Technotes/Snapshot.md; valid for the whole run.
const unsigned char *_Nonnull sitrep_snapshot_bytes(void);

/// The number of bytes behind sitrep_snapshot_bytes().
size_t sitrep_snapshot_length(void);

#endif
