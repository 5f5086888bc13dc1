/**
 * How V8 keeps house in the app, wherever it is started. A nursery of 16 MB from the start costs an idle server about
 * 5 MB; with one of 4 MB a tenth of a light read is collecting. Left alone the old part grows to several times what lives
 * in it before it is collected. At 1.6 times, the memory under load is a third less at the same speed.
 * A nursery is collected in 1 to 2 ms by one thread: with helpers, each light read cost 12 µs of other cores for nothing.
 */
export const MEMORY_FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--heap-growing-percent=60', '--no-parallel-scavenge'];

/**
 * glibc keeps freed memory per thread otherwise: some 100 MB once files were read and pages compressed, and still 50 with
 * two arenas. It also raises what it gives back by what was once freed, so that what compiling code took stayed: another
 * 80 MB; a limit of its own stops that. Other systems ignore all three.
 */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_MMAP_THRESHOLD_: '1048576' };
