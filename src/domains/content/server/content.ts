/** The front door: the text of a page in force, for what people sign. */
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import type { PageText } from '../contract.ts';
import type { ContentPage } from '../pages.ts';
import { inForce } from '../version.ts';
import { filledIn, operatorIn, textFrom } from './sections.ts';
import { readBody, versionsOf } from './store.ts';

export { publishFirstTexts } from './first-texts.ts';

export interface TextInForce {
  readonly number: number;
  /** Markdown, with the names that readers see. */
  readonly body: string;
}

export async function textInForce(
  reads: Db | Tx,
  page: ContentPage,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
): Promise<TextInForce> {
  const version = inForce(await versionsOf(reads, page), clock());
  if (version === null) throw new Error(`${page} has no text in force`);
  return { number: version.number, body: filledIn(await readBody(reads, version), operatorIn(page, config)) };
}

/** A text with its names in it, as its page shows it. */
export const sectionsOfText = (body: string): PageText => textFrom(body, '');
