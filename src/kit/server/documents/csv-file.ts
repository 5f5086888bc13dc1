import { Readable } from 'node:stream';
import type { Page } from '../../paging.ts';
import { FileAnswer } from '../http/file-answer.ts';
import { csvParts } from './csv.ts';

/** Page by page, each read when the one before it was taken; it ends when the reader leaves. */
export async function* csvPages<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
  line: (item: Item) => string[],
): AsyncGenerator<string[][]> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield page.items.map(line);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}

/**
 * The first page is read before the answer starts, so that a refusal has its message; a later failure breaks the
 * download off.
 */
export async function csvFile(
  name: string,
  heads: readonly string[],
  pages: AsyncGenerator<string[][]>,
): Promise<FileAnswer> {
  const first = await pages.next();
  const all = async function* (): AsyncGenerator<string[][]> {
    if (first.done !== true) yield first.value;
    yield* pages;
  };
  return new FileAnswer(name, { bytes: null, content: Readable.from(csvParts(heads, all())) });
}
