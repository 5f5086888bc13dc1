/** Files and folders the built pages are made of, from the project's root. */
export const SOURCES: readonly string[];
