/**
 * How V8 keeps house in the app, wherever it is started. Nurseries of 16 MB and more make an idle server twice as large
 * as what it keeps; and left alone the old part grows to several times what lives in it before it is collected. At
 * twice, the memory under load is a quarter less and the requests per second are the same (docs/performance.md).
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=100'];
