#include "CSnapshot.h"

// Clang takes #embed, which C23 brings, in every C; it only has to be told that this is no slip.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char snapshot[] = {
#embed "snapshot.bin"
};

const unsigned char *sitrep_snapshot_bytes(void) { return snapshot; }

size_t sitrep_snapshot_length(void) { return sizeof snapshot; }
