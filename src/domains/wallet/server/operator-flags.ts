/** Things an operator should look at: one row per kind and subject until someone resolves it. */
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { operatorNeeded } from '../events.ts';
import type { operatorFlags } from '../operator-flags-contract.ts';

export interface Flag {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  /** One sentence for the operator. */
  readonly words: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** After a day without it, it is a new episode and announced again. */
const raise = statement(
  'flag_raise',
  `with before as (select last_at from operator_flag where kind = :kind and subject = :subject and resolved_at is null)
   insert into operator_flag as f (id, kind, subject, words, facts) values (:id, :kind, :subject, :words, :facts)
   on conflict (kind, subject) where resolved_at is null do update set
     words = excluded.words, facts = excluded.facts, seen = f.seen + 1, last_at = now()
   returning f.id, not exists (select from before where last_at > now() - interval '1 day') as "isNews"`,
);

/**
 * Announced to operators once per episode, however often it is raised. Serialized per subject, so that of two at once
 * one announces.
 */
export async function raiseFlag(tx: Tx, { id, kind, subject, words, facts }: Flag): Promise<void> {
  lockUntilCommit(tx, 42, `${kind} ${subject}`);
  const row = await tx.row(raise, { id, kind, subject, words, facts: JSON.stringify(facts) });
  if (row?.isNews === true) announce(tx, operatorNeeded, { what: 'flag', subject: row.id, words });
}

const list = statement(
  'flags_list',
  `select id, kind, subject, words, facts, seen, date_trunc('milliseconds', first_at) as first_at,
    date_trunc('milliseconds', last_at) as last_at
   from operator_flag where resolved_at is null
     and (:lastAt::timestamptz is null or (date_trunc('milliseconds', last_at), id) < (:lastAt, :id::uuid))
   order by date_trunc('milliseconds', last_at) desc, id desc limit :limit`,
);

const PAGE_SIZE = 25;

export async function flagsOpen(db: Db, wanted: PageAsked): Promise<DataOf<typeof operatorFlags>> {
  const place = placeOf(wanted.cursor);
  const limit = wanted.limit ?? PAGE_SIZE;
  const rows = await db.rows(list, { lastAt: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 });
  const items = rows.map(({ first_at, last_at, facts, ...row }) => ({
    ...row,
    facts: Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [{ name, value: String(value) }])),
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }));
  return cutPage(items, limit, (row) => ({ key: row.last_at, id: row.id }));
}

const resolve = statement(
  'flag_resolve',
  `update operator_flag set resolved_at = now(), resolved_by = :resolvedBy, resolved_because = :reason
   where id = :id and resolved_at is null returning kind, subject`,
);
const known = statement('flag_known', 'select 1 as known from operator_flag where id = :id');

export async function resolveFlag(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const row = await tx.row(resolve, { id, resolvedBy: actor.userId, reason });
  if (row === undefined) {
    if ((await tx.row(known, { id })) === undefined) throw new Failure('not_found');
    throw new Failure('wrong_state', { message: 'Someone else has already resolved this.' });
  }
  await recordStaffAct(
    tx,
    actor,
    'flag.resolve',
    { type: 'operator_flag', id },
    reason,
    { resolved: false },
    { resolved: true, ...row },
  );
}
