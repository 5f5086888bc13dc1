import type { ScanState } from '#kit/file-scan.ts';

interface StoredFile {
  readonly id: string;
  readonly scan: ScanState;
}

/** Those of the chosen files that can be sent. A quarantined one would make the server refuse them all. */
export const sendableFiles = (chosen: readonly string[], known: readonly StoredFile[]): string[] =>
  chosen.filter((id) => known.find((file) => file.id === id)?.scan !== 'infected');
