import { languageOf } from '#kit/format/language.ts';
import { instanceLocale } from '#kit/locale.ts';
import { render } from './typesetter.ts';

/**
 * A document as plain data: its title, its issuer, tables of words and amounts. Amounts are text, formatted to the
 * cent.
 */
export interface PdfDocument {
  readonly title: string;
  /** Unique, and what people quote. */
  readonly number: string;
  readonly issuer: readonly string[];
  readonly to: readonly string[];
  /** The lines below the heading: dates, states, references. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly DocumentTable[];
  readonly notes: readonly string[];
  readonly madeAt: Date;
  /** The operator's, as PNG; null without one. */
  readonly logo?: Buffer | null;
}

export interface DocumentTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last line, in bold. */
  readonly total?: readonly string[];
}

/** No script, no network: only text and lines, set from data (UPL-7), and accessible (PDF/UA-1). */
export function drawPdf({ madeAt, logo = null, ...document }: PdfDocument): Promise<Buffer> {
  const { language, region } = languageOf(instanceLocale());
  return render({
    template: 'document',
    format: 'pdf',
    data: {
      ...document,
      tables: document.tables.map(({ title, heads, rows, total = null }) => [title, heads, rows, total]),
      logo: logo !== null,
      lang: language,
      region,
    },
    pictures: logo === null ? {} : { 'logo.png': logo },
    madeAt,
  });
}
