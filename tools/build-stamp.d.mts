/** Files and folders the built pages are made of, from the project's root. */
export const SOURCES: readonly string[];

/** The content of everything that the build is made of. */
export function hashOfSources(): string;
