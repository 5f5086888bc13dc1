/** Drafts, opening, closing and deleting of positions. */
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { slugOfTitle, withTailOf } from '#kit/slug.ts';
import type { draftOpening, saveOpening, WholeOpening } from '../admin-contract.ts';
import { whyNotClose, whyNotDelete, whyNotOpen } from '../opening.ts';
import { wholeOpening } from './read-openings.ts';
import { factsOf, lockOpening } from './store.ts';

const insert = statement(
  'career_opening_insert',
  `insert into career_opening (id, slug, title, kind, place, location, body, state, closes_on, written_by, saved_at)
   values (:id, :slug, :title, :kind, :place, :location, :body, 'draft', :closesOn::text::date, :writtenBy, :savedAt)`,
);
const save = statement(
  'career_opening_save',
  `update career_opening set slug = :slug, title = :title, kind = :kind, place = :place, location = :location,
    body = :body, closes_on = :closesOn::text::date, written_by = :writtenBy, saved_at = :savedAt,
   revision = revision + 1 where id = :id`,
);
/** Of this one, or of no other. */
const takenSlug = statement(
  'career_slug_taken',
  'select 1 as taken from career_opening where slug = :slug and id <> :id union all select 1 from career_former_slug where slug = :slug and opening_id <> :id',
);
const keepSlug = statement(
  'career_slug_keep',
  'insert into career_former_slug (slug, opening_id) values (:slug, :id) on conflict do nothing',
);
const freeSlug = statement(
  'career_slug_free',
  'delete from career_former_slug where slug = :slug and opening_id = :id',
);
const setState = statement(
  'career_opening_state',
  'update career_opening set state = :state, opened_at = :openedAt, closed_at = :closedAt where id = :id',
);
const remove = statement('career_opening_delete', 'delete from career_opening where id = :id');

const MOST_TRIES = 8;
async function slugFor(tx: Tx, title: string, id: string): Promise<string> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const slug = withTailOf(slugOfTitle(title, 'position'), id, attempt);
    if ((await tx.row(takenSlug, { slug, id })) === undefined) return slug;
  }
  throw new Error(`no address is free for the opening ${id}`);
}

type Wish = Parsed<typeof draftOpening>['body'];

export async function draft(tx: Tx, actor: Actor, wish: Wish, context: Context): Promise<DataOf<typeof draftOpening>> {
  const id = context.makeId();
  const { title, kind, place, location, body, closes_on: closesOn } = wish;
  await tx.rows(insert, {
    id,
    slug: await slugFor(tx, title, id),
    title,
    kind,
    place,
    location,
    body,
    closesOn,
    writtenBy: actor.userId,
    savedAt: context.clock(),
  });
  await recordStaffAct(tx, actor, 'opening.draft', { type: 'opening', id }, null, null, { title });
  return { id };
}

type Saved = Parsed<typeof saveOpening>['body'];

/** Nothing of anyone is overwritten: on top of an older text a save is refused with what was saved meanwhile. */
export async function saveChanges(
  tx: Tx,
  actor: Actor,
  id: string,
  wish: Saved,
  context: Context,
): Promise<WholeOpening> {
  const row = await lockOpening(tx, id);
  if (row.revision !== wish.revision)
    throw new Failure('wrong_state', {
      message: 'Someone else saved this position. Review their version first.',
      data: { revision: row.revision, title: row.title, body: row.body },
    });
  const { title, kind, place, location, body, closes_on: closesOn } = wish;
  const slug = title === row.title ? row.slug : await slugFor(tx, title, id);
  if (slug !== row.slug) {
    await tx.rows(freeSlug, { slug, id });
    // A draft's address is known to nobody.
    if (row.state !== 'draft') await tx.rows(keepSlug, { slug: row.slug, id });
  }
  await tx.rows(save, {
    id,
    slug,
    title,
    kind,
    place,
    location,
    body,
    closesOn,
    writtenBy: actor.userId,
    savedAt: context.clock(),
  });
  await recordStaffAct(
    tx,
    actor,
    'opening.save',
    { type: 'opening', id },
    null,
    { title: row.title, slug: row.slug },
    { title, slug, characters: body.length },
  );
  return wholeOpening(tx, id, context);
}

function mustBe(refusal: string | null, state: string): void {
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state } });
}

export async function publish(tx: Tx, actor: Actor, id: string, context: Context): Promise<WholeOpening> {
  const row = await lockOpening(tx, id);
  mustBe(whyNotOpen(factsOf(row), context.clock()), row.state);
  await tx.rows(setState, { id, state: 'open', openedAt: context.clock(), closedAt: null });
  await recordStaffAct(
    tx,
    actor,
    'opening.open',
    { type: 'opening', id },
    null,
    { state: row.state },
    { state: 'open', slug: row.slug },
  );
  return wholeOpening(tx, id, context);
}

export async function close(tx: Tx, actor: Actor, id: string, reason: string, context: Context): Promise<WholeOpening> {
  const row = await lockOpening(tx, id);
  mustBe(whyNotClose(row), row.state);
  await tx.rows(setState, { id, state: 'closed', openedAt: row.opened_at, closedAt: context.clock() });
  await recordStaffAct(
    tx,
    actor,
    'opening.close',
    { type: 'opening', id },
    reason,
    { state: row.state },
    { state: 'closed' },
  );
  return wholeOpening(tx, id, context);
}

export async function deleteDraft(tx: Tx, actor: Actor, id: string): Promise<null> {
  const row = await lockOpening(tx, id);
  mustBe(whyNotDelete(row), row.state);
  await tx.rows(remove, { id });
  await recordStaffAct(tx, actor, 'opening.delete-draft', { type: 'opening', id }, null, { title: row.title }, null);
  return null;
}
