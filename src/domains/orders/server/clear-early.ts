import { balances, clearEarly, queueForMoneyOf } from '#domains/wallet/server/wallet.ts';
import { personCards } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { compare, equals, formatMoney, isPositive, money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { clearableNow, earlyCap, earlyFee, EARLY_FROM, mayClearEarly } from '../early.ts';
import type { clearEarningsEarly, earlyClearance } from '../early-contract.ts';
import { earningsClearedEarly } from '../events.ts';
import { lockMyOrder } from './store.ts';

const MOST = 50;

/** What is left of each order's earnings, less what was cleared early or taken back while it was clearing. */
const CLEARING = `select orders.id, number, offer->>'title' as title, clears_at, left_of.amount::text as amount, count(*) over ()::int as all_of_them from orders,
    lateral (select price - service_fee - coalesce((select sum(amount) from early_clearance where order_id = orders.id), 0)
      - coalesce((select sum(amount) from taken_share where order_id = orders.id and account = 'U.pend'), 0) as amount) left_of
  where freelancer_id = $1 and currency = $2 and state = 'completed' and left_of.amount > 0`;
const clearing = statement('early_clearing', `${CLEARING} order by clears_at, orders.id limit ${MOST}`);
const clearingOne = statement('early_clearing_one', `${CLEARING} and orders.id = $3`);

/** Ahead of its date: until the order would have cleared by itself. */
const openNow = statement(
  'early_open',
  `select coalesce(sum(amount), 0)::text as amount from early_clearance join orders on orders.id = order_id where user_id = $1 and early_clearance.currency = $2 and state = 'completed'`,
);

interface Row {
  number: string;
  title: string;
  clears_at: Date;
  amount: string;
  all_of_them: number;
}

async function whyNot(reads: Db | Tx, userId: string, currency: string) {
  const [cards, { owed }] = await Promise.all([personCards(reads, [userId]), balances(reads, userId, currency)]);
  const level = cards.get(userId)?.level ?? 'new';
  const owes = isPositive(owed);
  const words = !mayClearEarly(level)
    ? `Early clearance is open from ${EARLY_FROM} on.`
    : owes
      ? 'What you owe is repaid first, from earnings as they clear.'
      : null;
  return { level, owes, words };
}

const openOf = async (reads: Db | Tx, userId: string, currency: string) =>
  money((await reads.row<{ amount: string }>(openNow, [userId, currency]))?.amount ?? '0', currency);

export async function readEarlyClearance(db: Db, actor: Actor, { config: { currency } }: Pick<Context, 'config'>): Promise<DataOf<typeof earlyClearance>> {
  const [{ level, owes, words }, open, rows] = await Promise.all([
    whyNot(db, actor.userId, currency),
    openOf(db, actor.userId, currency),
    db.rows<Row>(clearing, [actor.userId, currency]),
  ]);
  const items = rows.map(({ number, title, clears_at, amount: text }) => {
    const left = money(text, currency);
    const amount = clearableNow(left, open);
    return { orderNumber: number, title, clearsAt: clears_at.toISOString(), left, amount, fee: earlyFee(amount) };
  });
  return { level, owes, block: words, open, cap: earlyCap(currency), items, more: (rows[0]?.all_of_them ?? 0) - items.length };
}

type Wish = Parsed<typeof clearEarningsEarly>['body'];

/** One after the other for each person: the cap holds however many ask at once, and a payment taken back meanwhile is seen. */
export async function clearOneEarly(tx: Tx, actor: Actor, orderNumber: string, wish: Wish, context: Context): Promise<DataOf<typeof clearEarningsEarly>> {
  const { currency } = context.config;
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId);
  if (side !== 'freelancer') throw new Failure('forbidden', { message: 'Only who earned it can have it early.' });
  if (order.state !== 'completed') throw new Failure('wrong_state', { message: 'Nothing of this order is clearing.' });
  if (wish.amount.currency !== order.terms.price.currency || wish.expected_fee.currency !== wish.amount.currency)
    throw invalidField('amount', `Enter an amount in ${order.terms.price.currency}.`);
  if (!isPositive(wish.amount)) throw invalidField('amount', 'Enter an amount above zero.');
  await queueForMoneyOf(tx, [actor.userId]);
  const { words } = await whyNot(tx, actor.userId, currency);
  if (words !== null) throw new Failure('wrong_state', { message: words });
  const left = money((await tx.row<Row>(clearingOne, [actor.userId, currency, order.id]))?.amount ?? '0', currency);
  const most = clearableNow(left, await openOf(tx, actor.userId, currency));
  if (compare(wish.amount, most) > 0)
    throw new Failure('price_changed', {
      message: isPositive(most) ? `Only ${formatMoney(most)} of it can be cleared early now.` : 'Nothing more can be cleared early now.',
      data: { amount: most, fee: earlyFee(most) },
    });
  const fee = earlyFee(wish.amount);
  if (!equals(fee, wish.expected_fee))
    throw new Failure('price_changed', { message: `The fee is ${formatMoney(fee)}. Check it and ask again.`, data: { amount: wish.amount, fee } });
  if (compare(wish.amount, fee) <= 0) throw invalidField('amount', 'The fee would use all of it up.');
  const reference = { type: 'order', id: order.id, label: order.number } as const;
  await clearEarly(tx, { journalId: context.makeId(), userId: actor.userId, amount: wish.amount, fee, reference });
  const facts = { userId: actor.userId, orderNumber, amount: wish.amount.amount, fee: fee.amount, currency };
  await announce(tx, earningsClearedEarly, facts, [userTopic(actor.userId)]);
  return { orderNumber, amount: wish.amount, fee };
}
