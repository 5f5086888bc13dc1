import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { invalidField } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { termsAt, type TermName, type Terms } from '#kit/terms.ts';
import type { changeTerm } from '../contract.ts';
import { inWords, whyNotSet } from '../settings.ts';
import { readChanges } from './term-changes.ts';

const NOTICE_MS = 10 * MINUTE_MS;
const FURTHEST_MS = 365 * DAY_MS;

const lock = statement('term_change_lock', "select pg_advisory_xact_lock(hashtextextended('term_change', 0)), now() as now");
const insert = statement(
  'term_change_insert',
  'insert into term_change (name, old_value, new_value, holds_from, changed_by, reason) values ($1, $2, $3, $4, $5, $6) returning id',
);

/** One at a time: what a value may be depends on the others. Nothing is overwritten; the line begins to hold by itself. */
export async function change(tx: Tx, actor: Actor, wish: Parsed<typeof changeTerm>['body'], { config }: Context): Promise<DataOf<typeof changeTerm>> {
  const { name, value, reason } = wish;
  const { now } = (await tx.row<{ now: Date }>(lock, [])) ?? { now: new Date() };
  const earliest = after(now, NOTICE_MS);
  const holdsFrom = wish.holdsFrom === undefined ? earliest : new Date(wish.holdsFrom);
  if (holdsFrom < earliest) throw invalidField('holdsFrom', 'Choose a moment at least ten minutes from now, so that everybody sees it in time.');
  if (holdsFrom > after(now, FURTHEST_MS)) throw invalidField('holdsFrom', 'Choose a moment within a year.');
  const before = await termsThen(tx, holdsFrom);
  if (before[name] === value) throw invalidField('value', `It is ${inWords(name, value, config.currency)} then already.`);
  const wrong = whyNotSet(name, value, before, config.currency);
  if (wrong !== null) throw invalidField('value', wrong);
  const row = await tx.row<{ id: string }>(insert, [name, before[name], value, holdsFrom, actor.userId, reason]);
  const facts = { value, holdsFrom: holdsFrom.toISOString() };
  await recordStaffAct(tx, actor, 'terms.change', { type: 'term', id: name }, reason, { value: before[name] }, facts);
  return { id: row?.id ?? '', holdsFrom: holdsFrom.toISOString() };
}

/** As the database has it, whatever this process knows already. */
async function termsThen(tx: Tx, at: Date): Promise<Terms> {
  const known: Record<TermName, number> = { ...termsAt(0) };
  for (const { name, value, from } of (await readChanges(tx)).toSorted((a, b) => a.from - b.from)) if (from <= at.getTime()) known[name] = value;
  return known;
}
