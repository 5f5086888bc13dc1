import type { DataOf } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { textsToAgree } from '../contract.ts';
import { plain } from '../find-in-text.ts';
import { AGREED_PAGES, PAGE_WORDS, type AgreedPage } from '../pages.ts';
import { changesToShow, inForce } from '../version.ts';
import { operatorIn, textFrom } from './sections.ts';
import { presentPublished, readBody, versionsOfAll, type Version } from './store.ts';

/** What someone who registers agrees to (CNT-6): the same versions that the account is recorded with. */
export async function readTextsToAgree(
  db: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
): Promise<DataOf<typeof textsToAgree>> {
  const byPage = await versionsOfAll(db);
  const now = clock();
  const oneText = async (page: AgreedPage) => {
    const versions: readonly Version[] = byPage.get(page) ?? [];
    const version = inForce(versions, now);
    if (version === null) return [];
    const { sections } = textFrom(await readBody(db, version), operatorIn(page, config));
    return [
      {
        page,
        title: PAGE_WORDS[page],
        number: version.number,
        effective_at: presentPublished(version).effective_at,
        in_short: sections.flatMap(({ title, summary }) =>
          summary.length === 0 ? [] : { title, summary: plain(summary) },
        ),
        changes: changesToShow(versions, now).map(({ kind, from, to }) => ({ kind, from: from.number, ...withTo(to) })),
      },
    ];
  };
  return { items: (await Promise.all(AGREED_PAGES.map(oneText))).flat() };
}

function withTo(version: Version) {
  const { number, ...rest } = presentPublished(version);
  return { to: number, ...rest };
}
