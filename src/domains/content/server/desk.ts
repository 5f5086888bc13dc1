/** What operators see of the public pages. */
import { hasStaffBeside } from '#domains/accounts/server/accounts.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { textChanges } from '#kit/server/text-changes.ts';
import type { contentDesk, contentPages } from '../admin-contract.ts';
import { CONTENT_PAGES, isLegal, type ContentPage } from '../pages.ts';
import { earliestOf, inForce, upcoming, whyNotWithdraw } from '../version.ts';
import { feedbackOf } from './answer-feedback.ts';
import { filledIn, operatorForStaff, textFrom } from './sections.ts';
import { instantOf, readBody, versionsOf, versionsOfAll, type Version } from './store.ts';

/**
 * A legal text names who is bound by it, and is read by a second operator before it is in force, unless no one else may
 * publish it (CNT-5).
 */
export async function whyNotPublish(
  reads: Db | Tx,
  actor: Actor,
  page: ContentPage,
  { written_by: writer }: Version,
  { legal }: Context['config'],
): Promise<string | null> {
  if (isLegal(page) && !legal.isNamed)
    return 'Name the legal entity in Brand first: a legal text says who is bound by it.';
  if (!isLegal(page) || writer !== actor.userId || !(await hasStaffBeside(reads, 'support', actor.userId))) return null;
  return 'You wrote this legal text, so another operator must publish it.';
}

/** The names of who wrote and published them; people who left have none. */
async function namesOf(db: Db, versions: readonly Version[]): Promise<(id: string | null) => string | null> {
  const personOf = await shownPeople(
    db,
    versions
      .flatMap(({ written_by: writer, published_by: publisher }) => [writer, publisher])
      .filter((id) => id !== null),
  );
  return (id) => (id === null ? null : personOf(id).name);
}

export async function readDesk(db: Db, { clock }: Pick<Context, 'clock'>): Promise<DataOf<typeof contentPages>> {
  const byPage = await versionsOfAll(db);
  const nameOf = await namesOf(db, [...byPage.values()].flat());
  const now = clock();
  return {
    items: CONTENT_PAGES.flatMap((page) => {
      const versions = byPage.get(page) ?? [];
      const current = inForce(versions, now);
      if (current === null) return [];
      const [next, draft] = [upcoming(versions, now), versions.find(({ state }) => state === 'draft')];
      return {
        page,
        is_legal: isLegal(page),
        number: current.number,
        effective_at: instantOf(current.effective_at),
        is_first: current.number === 1 && current.published_by === null,
        next: next === null ? null : { number: next.number, effective_at: instantOf(next.effective_at) },
        draft: draft === undefined ? null : { by: nameOf(draft.written_by), saved_at: instantOf(draft.saved_at) },
      };
    }),
  };
}

export async function readPageDesk(
  db: Db,
  actor: Actor,
  page: ContentPage,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
): Promise<DataOf<typeof contentDesk>> {
  const operator = operatorForStaff(config);
  const versions = await versionsOf(db, page);
  const now = clock();
  const current = inForce(versions, now);
  const draft = versions.find(({ state }) => state === 'draft');
  const [nameOf, body, draftBody] = await Promise.all([
    namesOf(db, versions),
    current === null ? '' : readBody(db, current),
    draft === undefined ? '' : readBody(db, draft),
  ]);
  return {
    page,
    is_legal: isLegal(page),
    body,
    feedback: await feedbackOf(db, page, current, textFrom(body, operator)),
    earliest_at: earliestOf(page, now, current === null).toISOString(),
    draft:
      draft === undefined
        ? null
        : {
            by: nameOf(draft.written_by),
            saved_at: instantOf(draft.saved_at),
            body: draftBody,
            note: draft.note,
            revision: draft.revision,
            text: textFrom(draftBody, operator),
            changes: textChanges(filledIn(body, operator), filledIn(draftBody, operator)),
            refusal: await whyNotPublish(db, actor, page, draft, config),
          },
    versions: versions.flatMap((version) =>
      version.state === 'draft'
        ? []
        : {
            number: version.number,
            state: version.state,
            note: version.note,
            effective_at: instantOf(version.effective_at),
            published_at: instantOf(version.published_at),
            written_by: nameOf(version.written_by),
            published_by: nameOf(version.published_by),
            is_in_force: version.number === current?.number,
            kept_because:
              version.state === 'withdrawn'
                ? 'It was already withdrawn.'
                : whyNotWithdraw(versions, version.number, now),
          },
    ),
  };
}
