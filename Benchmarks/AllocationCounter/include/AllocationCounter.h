#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How often this process has asked for memory so far, by malloc and its kin.
///
/// The executable that links this file gets its own malloc, which counts and calls glibc's.
uint64_t allocation_count(void);

#endif
