import type { Readable } from 'node:stream';

export type Verdict = { readonly state: 'clean' } | { readonly state: 'infected'; readonly found: string };

/** The scanner gave no verdict: away, too slow, or it refused the file. The file stays held back and is tried again. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway';
}

/** A malware scanner. */
export interface Scanner {
  /** For the startup log. */
  readonly name: string;
  /** Reads the content to its end, or destroys it. Throws ScannerAway when there is no verdict. */
  scan(content: Readable): Promise<Verdict>;
  /** Whether it answers. */
  ping(): Promise<boolean>;
}
