/** What is known of a stored file that others can download: whether it carries malware (UPL-6). */
import * as z from 'zod/mini';
import { event } from './events.ts';

export const SCAN_STATES = ['scanning', 'clean', 'infected', 'not_scanned'] as const;
export type ScanState = (typeof SCAN_STATES)[number];
export const scanShape = z.enum(SCAN_STATES);

/**
 * As both sides read it beside the file's name. A clean file needs no words, and without a scanner one line speaks for
 * the whole list.
 */
export const scanWords: Readonly<Record<ScanState, string | null>> = {
  scanning: 'Scanning for malware',
  clean: null,
  infected: 'Quarantined: malware found',
  not_scanned: null,
};
export const NOT_SCANNED_HINT = 'This site doesn’t scan files for malware. Open only files you expect.';

/** It cannot be downloaded, or not yet. */
export const isHeldBack = (state: ScanState): boolean => state === 'scanning' || state === 'infected';

/** A file waits to be scanned; again when the scanner could not be asked. */
export const fileScanDue = event('files.scan_due', z.object({ scanId: z.string() }));
export const fileScanned = event(
  'files.scanned',
  z.object({
    scanId: z.string(),
    uploaderId: z.nullable(z.string()),
    name: z.string(),
    state: z.enum(['clean', 'infected']),
    found: z.nullable(z.string()),
  }),
);
