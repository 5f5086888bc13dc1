/** The words that the product comes with: version 1 of each page, until operators write their own. */
import { readFile } from 'node:fs/promises';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { CONTENT_PAGES, type ContentPage } from '../pages.ts';

const known = statement('content_pages_known', 'select distinct page from content_version');
/** Two processes that start at once write it once. */
const insert = statement(
  'content_first_insert',
  `insert into content_version (id, page, number, body, note, state, saved_at, published_at, effective_at)
   values (:id, :page, 1, :body, 'First version', 'published', :savedAt, :savedAt, :savedAt) on conflict do nothing`,
);

export const firstText = (page: ContentPage): Promise<string> =>
  readFile(new URL(`../texts/${page}.md`, import.meta.url), 'utf8');

export async function publishFirstTexts({
  database,
  clock,
  makeId,
}: Pick<Context, 'database' | 'clock' | 'makeId'>): Promise<void> {
  await database.transact(async (tx) => {
    const there = new Set((await tx.rows(known)).map(({ page }) => page));
    for (const page of CONTENT_PAGES)
      if (!there.has(page))
        await tx.rows(insert, { id: makeId(), page, body: await firstText(page), savedAt: clock() });
  });
}
