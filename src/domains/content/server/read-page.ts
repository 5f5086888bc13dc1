import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { textChanges } from '#kit/server/text-changes.ts';
import type { contentChanges, contentPage } from '../contract.ts';
import { isGuide, isLegal, type ContentPage } from '../pages.ts';
import { inForce, upcoming } from '../version.ts';
import { filledIn, operatorIn, textFrom } from './sections.ts';
import { presentPublished, readBody, versionsOf, type Version } from './store.ts';

type Asked = Parsed<typeof contentPage>['query'];

/** What took effect or will; a withdrawn version is not found. */
const published = async (db: Db, page: ContentPage): Promise<Version[]> =>
  (await versionsOf(db, page)).filter(({ state }) => state === 'published');

function numbered(versions: readonly Version[], number: number): Version {
  const found = versions.find((version) => version.number === number);
  if (found === undefined) throw new Failure('not_found', { message: 'There is no such version of this page.' });
  return found;
}

export async function readPage(
  db: Db,
  page: ContentPage,
  { version: wanted }: Asked,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
): Promise<DataOf<typeof contentPage>> {
  const versions = await published(db, page);
  const now = clock();
  const current = inForce(versions, now);
  if (current === null) throw new Failure('not_found');
  const shown = wanted === undefined ? current : numbered(versions, wanted);
  const next = upcoming(versions, now);
  return {
    page,
    is_legal: isLegal(page),
    is_guide: isGuide(page),
    text: textFrom(await readBody(db, shown), operatorIn(page, config)),
    number: shown.number,
    effective_at: presentPublished(shown).effective_at,
    in_force: current.number,
    next: next === null ? null : presentPublished(next),
    versions: versions.map(presentPublished),
  };
}

export async function readChanges(
  db: Db,
  page: ContentPage,
  { from, to }: Parsed<typeof contentChanges>['query'],
  { config }: Pick<Context, 'config'>,
): Promise<DataOf<typeof contentChanges>> {
  const versions = await published(db, page);
  const [before, after] = [numbered(versions, from), numbered(versions, to)];
  const [old, text] = await Promise.all([readBody(db, before), readBody(db, after)]);
  const operator = operatorIn(page, config);
  const changes = textChanges(filledIn(old, operator), filledIn(text, operator));
  return {
    title: textFrom(text, operator).title,
    from: presentPublished(before),
    to: presentPublished(after),
    changes,
  };
}
