/** Reads what a person brings, in their own browser: nobody else's file reaches the server. */
import { Failure } from '#kit/errors.ts';
import type { ImportedCv } from '../exchange/imported.ts';

const MOST_BYTES = 30 * 1_024 * 1_024;

const begins = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** By its first bytes, whatever it is called. Each reader is loaded with the first file that needs it. */
export async function readImport(file: File): Promise<ImportedCv> {
  if (file.size > MOST_BYTES) throw new Failure('too_large', { message: 'Choose a file of at most 30 MB.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const makeId = (): string => crypto.randomUUID();
  if (begins(bytes, '%PDF-')) return (await import('../exchange/read-pdf.ts')).readPdf(bytes, makeId);
  if (begins(bytes, 'PK')) return (await import('../exchange/linkedin.ts')).readLinkedin(bytes, makeId);
  const text = new TextDecoder().decode(bytes).trim();
  if (text.startsWith('{')) return (await import('../exchange/read-json-resume.ts')).readJsonResume(text, makeId);
  throw new Failure('unsupported_media', {
    message: 'Choose a PDF, the ZIP archive from LinkedIn, or a JSON Resume file.',
  });
}
