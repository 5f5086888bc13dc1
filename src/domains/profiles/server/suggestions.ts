import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { once, type ExportPart } from '#kit/server/personal-export.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { suggestionDecided } from '../events.ts';
import { alreadyListed, fold, isParent, SUGGESTION_LIMITS } from '../suggestion.ts';
import type { SuggestionLine, SUGGESTION_QUEUES } from '../suggestions-admin-contract.ts';
import type { SuggestionKind } from '../suggestions-contract.ts';

const PAGE = 25;
/** More would be a list of its own. */
const ADDED_MOST = 2_000;

interface Suggested {
  readonly kind: SuggestionKind;
  readonly name: string;
  readonly parent?: string | null | undefined;
}

const addedOnce = statement(
  'suggestion_added_once',
  "select name from suggestion where kind = :kind and folded = :folded and state = 'added' limit 1",
);
const ofPerson = statement(
  'suggestions_of_person',
  `select count(*) filter (where state = 'waiting')::integer as waiting,
    count(*) filter (where suggested_at > :suggestedAt)::integer as recent,
     bool_or(state = 'waiting' and kind = :kind and folded = :folded) as again from suggestion where user_id = :userId`,
);
const insert = statement(
  'suggestion_insert',
  'insert into suggestion (id, user_id, kind, name, folded, parent, suggested_at) values (:id, :userId, :kind, :name, :folded, :parent, :now)',
);

/** The same suggestion twice is one. */
export async function suggest(
  tx: Tx,
  actor: Actor,
  { kind, name, parent = null }: Suggested,
  context: Context,
): Promise<{ name: string; state: 'waiting' | 'added' }> {
  if (alreadyListed(kind, name) !== null)
    throw invalidField('name', `${name} is already listed. Choose it from the list.`);
  if (parent !== null && !isParent(kind, parent))
    throw invalidField('parent', kind === 'skill' ? 'Choose a category.' : 'Choose an industry.');
  const added = await tx.row(addedOnce, { kind, folded: fold(name) });
  if (added !== undefined) return { name: added.name, state: 'added' };
  // Two tabs at once count one after the other.
  lockUntilCommit(tx, 43, `suggestions-of:${actor.userId}`);
  const now = context.clock();
  const mine = await tx.row(ofPerson, {
    userId: actor.userId,
    suggestedAt: after(now, -SUGGESTION_LIMITS.monthDays * DAY_MS),
    kind,
    folded: fold(name),
  });
  if (mine?.again === true) return { name, state: 'waiting' };
  if ((mine?.waiting ?? 0) >= SUGGESTION_LIMITS.waiting)
    throw new Failure('wrong_state', {
      message: `${SUGGESTION_LIMITS.waiting} of your suggestions are waiting for a review. Wait for an answer first.`,
    });
  if ((mine?.recent ?? 0) >= SUGGESTION_LIMITS.inMonth)
    throw new Failure('wrong_state', {
      message: `You can suggest up to ${SUGGESTION_LIMITS.inMonth} in ${SUGGESTION_LIMITS.monthDays} days. Try again later.`,
    });
  await tx.rows(insert, { id: context.makeId(), userId: actor.userId, kind, name, folded: fold(name), parent, now });
  return { name, state: 'waiting' };
}

const allAdded = statement(
  'suggestions_added',
  `select distinct on (kind, folded) kind, name, parent as "parent!" from suggestion where state = 'added'
    order by kind, folded, decided_at desc limit ${ADDED_MOST}`,
);

export const addedSuggestions = async (db: Db) => ({ items: await db.rows(allAdded) });

const COLUMNS = `s.id, s.user_id, s.kind, s.name, s.parent, s.state, s.reason, s.suggested_at, s.decided_at, a.name as person,
  (select count(*)::integer from suggestion o where o.kind = s.kind and o.folded = s.folded and o.state = s.state) as people`;

const waitingOnes = statement(
  'suggestions_waiting',
  `select ${COLUMNS} from suggestion s left join account_contact a on a.id = s.user_id where s.state = 'waiting'
   and (:decidedAt::timestamptz is null or (s.suggested_at, s.id) > (:decidedAt, :id::uuid))
     order by s.suggested_at, s.id limit :limit`,
);
const decidedOnes = statement(
  'suggestions_decided',
  `select ${COLUMNS} from suggestion s left join account_contact a on a.id = s.user_id where s.state <> 'waiting'
   and (:decidedAt::timestamptz is null or (s.decided_at, s.id) < (:decidedAt, :id::uuid))
     order by s.decided_at desc, s.id desc limit :limit`,
);
const countWaiting = statement(
  'suggestions_waiting_count',
  "select count(*)::integer as n from suggestion where state = 'waiting'",
);
const suggestionById = statement(
  'suggestion_one',
  `select ${COLUMNS} from suggestion s left join account_contact a on a.id = s.user_id where s.id = :id`,
);

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;
const rowOf = (reads: Db | Tx, id: string) => reads.row(suggestionById, { id });

const lineOf = ({
  id,
  user_id: userId,
  kind,
  name,
  parent,
  state,
  reason,
  person,
  people,
  suggested_at: suggestedAt,
  decided_at: decidedAt,
}: Row): SuggestionLine => ({
  id,
  kind,
  name,
  parent,
  state,
  reason,
  person: userId === null ? null : { id: userId, name: person ?? '' },
  people: people ?? 1,
  suggested_at: suggestedAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
});

interface QueueAsked extends PageAsked {
  readonly queue?: (typeof SUGGESTION_QUEUES)[number] | undefined;
}

export async function suggestionQueue(db: Db, { queue = 'waiting', cursor, limit = PAGE }: QueueAsked) {
  const place = placeOf(cursor);
  const rows = await db.rows(queue === 'waiting' ? waitingOnes : decidedOnes, {
    decidedAt: place?.key ?? null,
    id: place?.id ?? null,
    limit: limit + 1,
  });
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => ({
    key: (queue === 'waiting' ? row.suggested_at : (row.decided_at ?? row.suggested_at)).toISOString(),
    id: row.id,
  }));
  return { items: items.map(lineOf), next_cursor: nextCursor, waiting: (await db.row(countWaiting))?.n ?? 0 };
}

const lockSame = statement(
  'suggestions_same_for_update',
  `select s.id, s.user_id, s.kind, s.name, s.state from suggestion s join suggestion asked on asked.id = :id
    and asked.kind = s.kind and asked.folded = s.folded
   where s.state = 'waiting' or s.id = :id order by s.id for update of s`,
);
const settle = statement(
  'suggestions_settle',
  'update suggestion set state = :state, name = :name, folded = :folded, parent = :parent, reason = :reason, decided_at = :decidedAt, decided_by = :decidedBy where id = any (:ids)',
);

export type SuggestionDecision = { readonly name: string; readonly parent: string } | { readonly reason: string };

/** Everyone who waits for the same is answered with it. */
export async function decide(
  tx: Tx,
  actor: Actor,
  id: string,
  decision: SuggestionDecision,
  context: Context,
): Promise<SuggestionLine> {
  const rows = await tx.rows(lockSame, { id });
  const suggestion = rows.find((row) => row.id === id);
  if (suggestion === undefined) throw new Failure('not_found');
  if (suggestion.state !== 'waiting')
    throw new Failure('wrong_state', { message: 'This suggestion is already decided.' });
  const added = 'name' in decision ? decision : null;
  if (added !== null && !isParent(suggestion.kind, added.parent))
    throw invalidField('parent', suggestion.kind === 'skill' ? 'Choose a category.' : 'Choose an industry.');
  if (added !== null && alreadyListed(suggestion.kind, added.name) !== null)
    throw invalidField('name', `${added.name} is already listed. Decline the suggestion and say so.`);
  const name = added?.name ?? suggestion.name;
  const reason = 'reason' in decision ? decision.reason : null;
  const state = added === null ? 'declined' : 'added';
  await tx.rows(settle, {
    ids: rows.map((row) => row.id),
    state,
    name,
    folded: fold(name),
    parent: added?.parent ?? null,
    reason,
    decidedAt: context.clock(),
    decidedBy: actor.userId,
  });
  await recordStaffAct(
    tx,
    actor,
    `suggestion.${added === null ? 'decline' : 'add'}`,
    { type: 'suggestion', id },
    reason,
    { state: 'waiting' },
    { state, name },
  );
  for (const { user_id: userId } of rows)
    if (userId !== null)
      announce(
        tx,
        suggestionDecided,
        { userId, kind: suggestion.kind, name: suggestion.name, addedAs: added === null ? null : name, reason },
        [userTopic(userId)],
      );
  const decided = await rowOf(tx, id);
  if (decided === undefined) throw new Failure('not_found');
  return lineOf(decided);
}

const exported = statement(
  'export_suggestions',
  'select id, kind, name, parent, state, reason, suggested_at, decided_at from suggestion where user_id = :userId order by suggested_at',
);

export const exportOfSuggestions = (db: Db, userId: string): ExportPart => ({
  name: 'suggestions',
  about: 'Skills and specialties you suggested, with our answers.',
  records: once(db, exported, userId),
});

const dropOpen = statement('suggestions_drop', "delete from suggestion where user_id = :userId and state <> 'added'");
const forgetPerson = statement('suggestions_forget', 'update suggestion set user_id = null where user_id = :userId');

/** What was added is part of our lists now, and no longer says who suggested it. */
export async function eraseSuggestions(tx: Tx, userId: string): Promise<void> {
  await tx.rows(dropOpen, { userId });
  await tx.rows(forgetPerson, { userId });
}
