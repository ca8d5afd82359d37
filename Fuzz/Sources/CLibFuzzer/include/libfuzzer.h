// What libFuzzer offers to a program that has a main function of its own.
#ifndef LIBFUZZER_H
#define LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer by its command-line arguments on a function of bytes, and gives the exit status.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*function)(const uint8_t *data, size_t size));

#endif
