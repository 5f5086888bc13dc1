import { balances, clearEarly, queueForMoneyOf } from '#domains/wallet/server/wallet.ts';
import { personCards } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { compare, equals, formatMoney, isPositive, money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { clearableNow, earlyCap, earlyFee, EARLY_FROM, mayClearEarly } from '../early.ts';
import type { clearEarningsEarly, earlyClearance } from '../early-contract.ts';
import { orderCharge } from '../charge-kind.ts';
import { earningsClearedEarly } from '../events.ts';
import { lockMyOrder } from './store.ts';

const MOST = 50;

const CLEARING = `select number as "number!", title as "title!", clears_at as "clears_at!", left_amount::text as "amount!", count(*) over ()::int as all_of_them
  from clearing_charge where payee_id = $1 and currency = $2 and kind = '${orderCharge.kind}' and left_amount > 0`;
const clearing = statement('early_clearing', `${CLEARING} order by clears_at, id limit ${MOST}`);
const clearingOne = statement('early_clearing_one', `${CLEARING} and id = $3`);

/** What was cleared early, of any kind of work, until it would have cleared automatically. */
const openNow = statement('early_open', 'select coalesce(sum(cleared_early), 0)::text as amount from clearing_charge where payee_id = $1 and currency = $2');

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

const openOf = async (reads: Db | Tx, userId: string, currency: string) => money((await reads.row(openNow, [userId, currency]))?.amount ?? '0', currency);

export async function readEarlyClearance(db: Db, actor: Actor, { config: { currency }, clock }: Context): Promise<DataOf<typeof earlyClearance>> {
  const [{ level, owes, words }, open, rows, terms] = await Promise.all([
    whyNot(db, actor.userId, currency),
    openOf(db, actor.userId, currency),
    db.rows(clearing, [actor.userId, currency]),
    termsInForce(db, clock()),
  ]);
  const items = rows.map(({ number, title, clears_at, amount: text }) => {
    const left = money(text, currency);
    const amount = clearableNow(left, open, terms);
    return { order_number: number, title, clears_at: clears_at.toISOString(), left, amount, fee: earlyFee(amount, terms) };
  });
  const cap = earlyCap(currency, terms);
  return { level, owes, block: words, open, cap, in_force: onTheWire(['earlyRate'], terms), items, more: (rows[0]?.all_of_them ?? 0) - items.length };
}

type Wish = Parsed<typeof clearEarningsEarly>['body'];

/** One at a time for each person, so that the cap holds however many ask at once, and a payment that is reversed meanwhile is seen. */
export async function clearOneEarly(tx: Tx, actor: Actor, orderNumber: string, wish: Wish, context: Context): Promise<DataOf<typeof clearEarningsEarly>> {
  const { currency } = context.config;
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  if (side !== 'freelancer') throw new Failure('forbidden', { message: 'Only the freelancer who earned it can clear it early.' });
  if (order.clearsAt === null || order.clearedAt !== null) throw new Failure('wrong_state', { message: 'This order has no clearing earnings.' });
  if (wish.amount.currency !== order.terms.price.currency || wish.expected_fee.currency !== wish.amount.currency)
    throw invalidField('amount', `Enter an amount in ${order.terms.price.currency}.`);
  if (!isPositive(wish.amount)) throw invalidField('amount', 'Enter an amount above zero.');
  await queueForMoneyOf(tx, [actor.userId]);
  const { words } = await whyNot(tx, actor.userId, currency);
  if (words !== null) throw new Failure('wrong_state', { message: words });
  const left = money((await tx.row(clearingOne, [actor.userId, currency, order.id]))?.amount ?? '0', currency);
  const terms = await termsInForce(tx, context.clock());
  const most = clearableNow(left, await openOf(tx, actor.userId, currency), terms);
  if (compare(wish.amount, most) > 0)
    throw new Failure('price_changed', {
      message: isPositive(most) ? `You can clear only ${formatMoney(most)} of it early now.` : 'You can’t clear more early right now.',
      data: { amount: most, fee: earlyFee(most, terms) },
    });
  const fee = earlyFee(wish.amount, terms);
  if (!equals(fee, wish.expected_fee))
    throw new Failure('price_changed', { message: `The fee changed to ${formatMoney(fee)}. Check it and try again.`, data: { amount: wish.amount, fee } });
  if (compare(wish.amount, fee) <= 0) throw invalidField('amount', 'The amount doesn’t cover the fee.');
  const reference = { type: orderCharge.kind, id: order.id, label: order.number };
  await clearEarly(tx, { journalId: context.makeId(), userId: actor.userId, amount: wish.amount, fee, reference });
  const facts = { userId: actor.userId, orderNumber, amount: wish.amount.amount, fee: fee.amount, currency };
  announce(tx, earningsClearedEarly, facts, [userTopic(actor.userId)]);
  return { order_number: orderNumber, amount: wish.amount, fee };
}
