import { databaseNow } from '#kit/server/db/database-now.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { invalidField } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { readTermsAt, writeTermChange } from '#kit/server/terms.ts';
import type { changeTerm } from '../contract.ts';
import { inWords, whyNotSet } from '../settings.ts';
import { termOf } from '#kit/wire-terms.ts';

const NOTICE_MS = 10 * MINUTE_MS;
const FURTHEST_MS = 365 * DAY_MS;

/**
 * One at a time: what a value may be depends on the others. Nothing is overwritten; the new line takes effect
 * automatically.
 */
export async function change(
  tx: Tx,
  actor: Actor,
  wish: Parsed<typeof changeTerm>['body'],
  { config }: Context,
): Promise<DataOf<typeof changeTerm>> {
  const { value, reason } = wish;
  const name = termOf(wish.name);
  lockUntilCommit(tx, 0, 'term_change');
  const now = await databaseNow(tx);
  const earliest = after(now, NOTICE_MS);
  const holdsFrom = wish.holds_from === undefined ? earliest : new Date(wish.holds_from);
  if (holdsFrom < earliest) throw invalidField('holds_from', 'Choose a time at least 10 minutes from now.');
  if (holdsFrom > after(now, FURTHEST_MS)) throw invalidField('holds_from', 'Choose a time within the next year.');
  const before = await readTermsAt(tx, holdsFrom);
  if (before[name] === value)
    throw invalidField('value', `It is already ${inWords(name, value, config.currency)} at that time.`);
  const wrong = whyNotSet(name, value, before, config.currency);
  if (wrong !== null) throw invalidField('value', wrong);
  const id = await writeTermChange(tx, {
    name,
    before: before[name],
    value,
    holdsFrom,
    changedBy: actor.userId,
    reason,
  });
  const facts = { value, holdsFrom: holdsFrom.toISOString() };
  await recordStaffAct(tx, actor, 'terms.change', { type: 'term', id: name }, reason, { value: before[name] }, facts);
  return { id, holds_from: holdsFrom.toISOString() };
}
