import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { RuleOnWire } from '../moderation-contract.ts';
import { findings, type Finding, type MarketFacts, type RuleEffect } from '../moderation.ts';
import type { ServiceContent } from '../draft.ts';
import type { Moderation } from '../service.ts';

const mode = statement('moderation_mode', 'select mode from service_moderation');
const setMode = statement(
  'moderation_set_mode',
  'update service_moderation set mode = :to, changed_at = :changedAt, changed_by = :changedBy',
);
const COLUMNS = 'id, kind, words, factor, effect, reason, is_on, changed_at';
const all = statement('moderation_rules', `select ${COLUMNS} from service_rule order by id`);
const oneForUpdate = statement(
  'moderation_rule_for_update',
  `select ${COLUMNS} from service_rule where id = :id for update`,
);
const add = statement(
  'moderation_rule_add',
  `insert into service_rule (id, kind, words, effect, reason, changed_at, changed_by)
   values (:id, 'words', :words, :effect, :reason, :changedAt, :changedBy) returning ${COLUMNS}`,
);
const change = statement(
  'moderation_rule_change',
  `update service_rule set words = :words, factor = :factor, effect = :effect, reason = :reason, is_on = :isOn,
    changed_at = :changedAt, changed_by = :changedBy where id = :id returning ${COLUMNS}`,
);
const MOST_RULES = 100;

export const moderationMode = async (reads: Db | Tx): Promise<Moderation> => (await reads.row(mode))?.mode ?? 'auto';

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;
const rowOf = (tx: Tx, id: string) => tx.row(oneForUpdate, { id });
const onWire = ({ changed_at: changedAt, ...rule }: Row): RuleOnWire => ({
  ...rule,
  changed_at: changedAt.toISOString(),
});

export async function readRules(db: Db): Promise<{ mode: Moderation; rules: RuleOnWire[] }> {
  const [now, rules] = await Promise.all([moderationMode(db), db.rows(all)]);
  return { mode: now, rules: rules.map(onWire) };
}

const tidied = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.trim().toLowerCase()))];

export async function addRule(
  tx: Tx,
  actor: Actor,
  rule: { words: readonly string[]; effect: RuleEffect; reason: string },
  context: Context,
): Promise<RuleOnWire> {
  if ((await tx.rows(all)).length >= MOST_RULES)
    throw new Failure('wrong_state', { message: `There are ${MOST_RULES} rules. Change one of them.` });
  const row = await tx.row(add, {
    id: context.makeId(),
    words: tidied(rule.words),
    effect: rule.effect,
    reason: rule.reason,
    changedAt: context.clock(),
    changedBy: actor.userId,
  });
  if (row === undefined) throw new Error('a new rule was not written');
  await recordStaffAct(tx, actor, 'service-rule.add', { type: 'service-rule', id: row.id }, rule.reason, null, {
    words: row.words,
    effect: row.effect,
  });
  return onWire(row);
}

type Changed = Pick<RuleOnWire, 'words' | 'factor' | 'effect' | 'reason' | 'is_on'>;

export async function changeRule(tx: Tx, actor: Actor, id: string, to: Changed, context: Context): Promise<RuleOnWire> {
  const before = await rowOf(tx, id);
  if (before === undefined) throw new Failure('not_found');
  const words = before.kind === 'words' ? tidied(to.words) : [];
  if (before.kind === 'words' && words.length === 0)
    throw invalidField('words', 'Enter at least one word, or turn the rule off.');
  if (before.kind === 'price' && to.factor === null) throw invalidField('factor', 'Enter 2 to 100.');
  const factor = before.kind === 'price' ? to.factor : null;
  const row = await tx.row(change, {
    id,
    words,
    factor,
    effect: to.effect,
    reason: to.reason,
    isOn: to.is_on,
    changedAt: context.clock(),
    changedBy: actor.userId,
  });
  if (row === undefined) throw new Failure('not_found');
  const facts = ({ words: ruleWords, factor: by, effect, reason, is_on: isOn }: Row) => ({
    words: ruleWords,
    factor: by,
    effect,
    reason,
    is_on: isOn,
  });
  await recordStaffAct(tx, actor, 'service-rule.change', { type: 'service-rule', id }, null, facts(before), facts(row));
  return onWire(row);
}

export async function changeMode(
  tx: Tx,
  actor: Actor,
  to: Moderation,
  reason: string,
  context: Context,
): Promise<{ mode: Moderation }> {
  const before = await moderationMode(tx);
  await tx.rows(setMode, { to, changedAt: context.clock(), changedBy: actor.userId });
  await recordStaffAct(
    tx,
    actor,
    'service-moderation.change',
    { type: 'service-moderation', id: 'mode' },
    reason,
    { mode: before },
    { mode: to },
  );
  return { mode: to };
}

const inForce = statement(
  'moderation_rules_in_force',
  'select id, kind, words, factor, effect, reason from service_rule where is_on order by id',
);
/** Below this many services a category has no middle. */
const LEAST_TO_COMPARE = 8;
const market = statement(
  'moderation_market',
  `select (select percentile_disc(0.5) within group (order by price)::text from service_card where category = :category
    having count(*) >= ${LEAST_TO_COMPARE}) as middle,
     exists (select from service_card where lower(title) = lower(:title) and service_id <> :serviceId)
       as "same_title!"`,
);

async function marketFacts(tx: Tx, serviceId: string, { category, title }: ServiceContent): Promise<MarketFacts> {
  const row = await tx.row(market, { category, title, serviceId });
  return {
    middlePrice: row?.middle === null || row?.middle === undefined ? null : BigInt(row.middle),
    hasSameTitle: row?.same_title === true,
  };
}

/** What the rules of this moment find in a text. */
export async function findingsIn(tx: Tx, serviceId: string, content: ServiceContent): Promise<Finding[]> {
  const rules = await tx.rows(inForce);
  return rules.length === 0 ? [] : findings(content, rules, await marketFacts(tx, serviceId, content));
}
