/** Earnings before their clearance date, of any kind of work that clears by a call of its own (WDR-8, LIM-21). */
import { balances, chargeKinds, clearEarly, moneyAtRisk, queueForMoneyOf } from '#domains/wallet/server/wallet.ts';
import { personCards } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { compare, equals, formatMoney, isPositive, money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { clearableNow, earlyCap, earlyFee, EARLY_FROM, mayClearEarly } from '../early.ts';
import type { EarlyClearance, EarlyWish } from '../early-contract.ts';
import type { PaidWork } from './work.ts';

const MOST = 50;

const CLEARING = `select kind as "kind!", number as "number!", title as "title!", clears_at as "clears_at!",
  left_amount::text as "amount!", count(*) over ()::int as all_of_them
  from clearing_charge where payee_id = :userId and currency = :currency and left_amount > 0`;
const clearing = statement(
  'early_clearing',
  `${CLEARING} and kind = any (:kinds::text[]) order by clears_at, id limit ${MOST}`,
);
const clearingOne = statement('early_clearing_one', `${CLEARING} and id = :id`);

/** What was cleared early, of any kind of work, until it would have cleared automatically. */
const openNow = statement(
  'early_open',
  'select coalesce(sum(cleared_early), 0)::text as amount from clearing_charge where payee_id = :userId and currency = :currency',
);

async function whyNot(reads: Db | Tx, userId: string, currency: string) {
  const [cards, { owed }] = await Promise.all([personCards(reads, [userId]), balances(reads, userId, currency)]);
  const level = cards.get(userId)?.level ?? 'new';
  const owes = isPositive(owed);
  const words = !mayClearEarly(level)
    ? `Early clearance is available from ${EARLY_FROM}.`
    : owes
      ? 'You owe money. Your earnings repay it first, as they clear.'
      : null;
  return { level, owes, words };
}

const openOf = async (reads: Db | Tx, userId: string, currency: string) =>
  money((await reads.row(openNow, { userId, currency }))?.amount ?? '0', currency);

export async function readEarlyClearance(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  context: Context,
): Promise<EarlyClearance> {
  const {
    config: { currency },
    clock,
  } = context;
  const early = new Map(
    chargeKinds
      .of(context)
      .flatMap((chargeKind) =>
        chargeKind.flow === 'payment' && chargeKind.clears_early === true
          ? [[chargeKind.kind, chargeKind] as const]
          : [],
      ),
  );
  const [{ level, owes, words }, open, rows, terms] = await Promise.all([
    whyNot(db, userId, currency),
    openOf(db, userId, currency),
    db.rows(clearing, { userId, currency, kinds: [...early.keys()] }),
    termsInForce(db, clock()),
  ]);
  const items = rows.map(({ kind, number, title, clears_at: clearsAt, amount: text }) => {
    const left = money(text, currency);
    const amount = clearableNow(left, open, terms);
    return {
      kind,
      number,
      title,
      path: early.get(kind)?.path(number) ?? '',
      clears_at: clearsAt.toISOString(),
      left,
      amount,
      fee: earlyFee(amount, terms),
    };
  });
  const cap = earlyCap(currency, terms);
  return {
    level,
    owes,
    block: words,
    open,
    cap,
    in_force: onTheWire(['earlyRate'], terms),
    items,
    more: (rows[0]?.all_of_them ?? 0) - items.length,
  };
}

/**
 * Under the work's lock. One at a time for each person, so that the cap holds however many ask at once, and a payment
 * that is reversed meanwhile is seen.
 */
export async function clearWorkEarly(
  tx: Tx,
  work: PaidWork,
  wish: EarlyWish,
  context: Context,
): Promise<{ amount: Money; fee: Money }> {
  const { currency } = context.config;
  const { freelancerId } = work;
  if (wish.amount.currency !== work.terms.price.currency || wish.expected_fee.currency !== wish.amount.currency)
    throw invalidField('amount', `Enter an amount in ${work.terms.price.currency}.`);
  if (!isPositive(wish.amount)) throw invalidField('amount', 'Enter an amount above zero.');
  queueForMoneyOf(tx, [freelancerId]);
  const { words } = await whyNot(tx, freelancerId, currency);
  if ((await moneyAtRisk(tx, { chargeId: work.id, payerId: work.clientId, currency })) !== null)
    throw new Failure('wrong_state', {
      message: 'The payment for this work is disputed, so its earnings can’t be cleared early.',
    });
  if (words !== null) throw new Failure('wrong_state', { message: words });
  const left = money(
    (await tx.row(clearingOne, { userId: freelancerId, currency, id: work.id }))?.amount ?? '0',
    currency,
  );
  const terms = await termsInForce(tx, context.clock());
  const most = clearableNow(left, await openOf(tx, freelancerId, currency), terms);
  if (compare(wish.amount, most) > 0)
    throw new Failure('price_changed', {
      message: isPositive(most)
        ? `You can clear only ${formatMoney(most)} of it early now.`
        : 'You can’t clear more early right now.',
      data: { amount: most, fee: earlyFee(most, terms) },
    });
  const fee = earlyFee(wish.amount, terms);
  if (!equals(fee, wish.expected_fee))
    throw new Failure('price_changed', {
      message: `The fee changed to ${formatMoney(fee)}. Check it and try again.`,
      data: { amount: wish.amount, fee },
    });
  if (compare(wish.amount, fee) <= 0) throw invalidField('amount', 'The amount doesn’t cover the fee.');
  const reference = { type: work.kind, id: work.id, label: work.number };
  await clearEarly(tx, { journalId: context.makeId(), userId: freelancerId, amount: wish.amount, fee, reference });
  return { amount: wish.amount, fee };
}
