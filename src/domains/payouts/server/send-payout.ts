import { databaseNow } from '#kit/server/db/database-now.ts';
import { compare, equals, subtract } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { ProviderRefusal, type PayoutNews, type PayoutOrder } from '#kit/server/payments/provider.ts';
import { payoutDue, promiseMissed } from '../events.ts';
import { operatorNeeded } from '#domains/wallet/events.ts';
import { SEND_TIMER } from './decide.ts';
import { noteFailed, notePaid } from './end-withdrawal.ts';
import { methodById } from './methods.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { goOn } from './request-withdrawal.ts';
import { detailsOf } from './save-method.ts';
import { blockOf, resumeStopped, stopWithdrawal } from './stop-withdrawal.ts';
import { lockWithdrawal, withdrawalById, type Withdrawal } from './store.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';

const MINUTE_MS = 60_000;
/** Unknown stays set aside and is looked up again, ever less often (MON-10). */
const waitBefore = (sentAt: Date | null, now: Date): number => {
  const age = sentAt === null ? 0 : now.getTime() - sentAt.getTime();
  return Math.min(Math.max(age, MINUTE_MS), 6 * 60 * MINUTE_MS);
};

/**
 * Providers know a payout by our reference for 30 days. What is unknown for nearly as long, and was never given a name
 * of theirs, is asked of nobody any more: the question could be taken for a new order (ID-4). A person has to look.
 */
const ASKED_FOR_MS = 25 * 24 * 60 * MINUTE_MS;
export function isPastAsking(
  { requestedAt, sentAt, providerReference }: Withdrawal,
  now: Date,
  { restoredFrom = null }: Pick<Context, 'restoredFrom'>,
): boolean {
  if (providerReference !== null) return false;
  // In a restored instance the one that was backed up may have sent it, from the backup on (JOB-4).
  const before = restoredFrom !== null && requestedAt <= restoredFrom ? restoredFrom : null;
  const maybeSentAt = before !== null && (sentAt === null || before < sentAt) ? before : sentAt;
  return maybeSentAt !== null && now.getTime() - maybeSentAt.getTime() > ASKED_FOR_MS;
}

/** The wait is over. */
export async function endHold(tx: Tx, withdrawalId: string, context: Context): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  if (withdrawal?.state !== 'held') return;
  if (withdrawal.stoppedFor === null) await goOn(tx, withdrawal, context);
  else await resumeStopped(tx, withdrawal, context);
}

/**
 * Its batch leaves, unless something would refuse the request by now (MON-18); or it is time to ask again. By hand: it
 * is now on the operator's list.
 */
export async function sendOrAsk(
  tx: Tx,
  withdrawalId: string,
  context: Pick<Context, 'config' | 'restoredFrom'>,
): Promise<void> {
  const found = await lockWithdrawal(tx, withdrawalId);
  if (found === null || (found.state !== 'approved' && found.state !== 'processing')) return;
  const block = found.state === 'approved' ? await blockOf(tx, found, context) : null;
  if (block !== null) return stopWithdrawal(tx, found, block, context);
  const withdrawal = found.state === 'approved' ? await moveWithdrawal(tx, found, 'send', { party: 'system' }) : found;
  if (withdrawal.provider === 'manual') return;
  const now = await databaseNow(tx);
  if (isPastAsking(withdrawal, now, context)) {
    const words = `The outcome of ${withdrawal.number}, sent 25 days ago, is unknown. Check it in the provider’s dashboard.`;
    announce(tx, operatorNeeded, { what: 'reconciliation', subject: withdrawal.id, words });
    return;
  }
  announce(tx, payoutDue, { withdrawalId });
  setTimer(tx, SEND_TIMER, withdrawalId, new Date(now.getTime() + waitBefore(found.sentAt, now)));
}

export async function missPromise(tx: Tx, withdrawalId: string): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  if (withdrawal?.state === 'approved' || withdrawal?.state === 'processing')
    await announceWithdrawal(tx, promiseMissed, withdrawal, {});
}

export async function orderOf(withdrawal: Withdrawal, context: Context): Promise<PayoutOrder | null> {
  const method = await methodById(context.db, withdrawal.methodId);
  if (method === undefined) return null;
  const details = detailsOf(method, context);
  const to =
    'email' in details
      ? ({ kind: 'paypal', email: details.email } as const)
      : ({ kind: 'bank', holder: method.holder, account: Object.values(details.parts).join(' ') } as const);
  return {
    reference: withdrawal.id,
    amount: subtract(withdrawal.amount, withdrawal.fee),
    to,
    title: `${context.config.brandName} ${withdrawal.number}`,
  };
}

/**
 * Asks the provider, outside any transaction (DB-4). The same reference never pays twice; a time-out is unknown, never
 * failed (ID-4).
 */
export async function sendPayout(context: Context, withdrawalId: string): Promise<void> {
  const withdrawal = await withdrawalById(context.db, withdrawalId);
  if (withdrawal?.state !== 'processing' || withdrawal.provider === 'manual') return;
  if (isPastAsking(withdrawal, await databaseNow(context.db), context)) return;
  const provider = context.payments[withdrawal.provider];
  const order = await orderOf(withdrawal, context);
  if (provider?.payouts === undefined || order === null) throw new Error(`${withdrawal.number} has nobody to send it`);
  const known = await provider.payouts.lookUpPayout(order, withdrawal.providerReference);
  const news =
    known ?? (await provider.payouts.sendPayout(order).catch((error: unknown) => refused(error, order, provider.live)));
  // An answer about another one would end that one (WH-4).
  if (news.reference !== withdrawal.id)
    throw new Error(`asked about ${withdrawal.number}, ${provider.name} answers about ${news.reference}`);
  await context.database.transact((tx) => applyPayoutNews(tx, news, context));
}

/** The provider's own no is final; everything else that goes wrong leaves it unknown. */
function refused(error: unknown, { reference, amount }: PayoutOrder, live: boolean): PayoutNews {
  if (!(error instanceof ProviderRefusal)) throw error;
  return { about: 'payout', providerReference: '', reference, amount, state: 'failed', reason: error.message, live };
}

const noteTransaction = statement(
  'withdrawal_note_transaction',
  'update withdrawal set provider_transaction = :providerTransaction where id = :id',
);

const noteReference = statement(
  'withdrawal_note_reference',
  'update withdrawal set provider_reference = :reference where id = :id',
);

/** In any order and however often: what does not fit the table changes nothing (WH-3). */
export async function applyPayoutNews(tx: Tx, news: PayoutNews, { log }: Pick<Context, 'log'>): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, news.reference);
  if (withdrawal === null || withdrawal.provider === 'manual') return;
  const net = subtract(withdrawal.amount, withdrawal.fee);
  if (
    net.currency !== news.amount.currency ||
    !equals(net, news.amount) ||
    news.live !== withdrawal.live ||
    compare(net, withdrawal.amount) > 0
  ) {
    log.error(
      { withdrawal: withdrawal.number, said: news.amount, live: news.live },
      'news of a payout does not fit its withdrawal',
    );
    // WH-4: the event itself is kept; a person has to know of it.
    const words = `A provider reports ${news.amount.amount} ${news.amount.currency}${news.live ? '' : ' in test mode'} for ${withdrawal.number}, which is ${net.amount} ${net.currency}.`;
    announce(tx, operatorNeeded, { what: 'parked_event', subject: withdrawal.id, words });
    return;
  }
  if (typeof news.transaction === 'string')
    await tx.rows(noteTransaction, { id: withdrawal.id, providerTransaction: news.transaction });
  const reference = news.providerReference === '' ? null : news.providerReference;
  const by = { party: 'provider' } as const;
  if (news.state === 'paid') {
    if (withdrawal.state === 'processing') await notePaid(tx, withdrawal, by, reference);
  } else if (news.state === 'failed' || news.state === 'returned') {
    if (withdrawal.state === 'processing' || withdrawal.state === 'paid')
      await noteFailed(tx, withdrawal, by, news.reason ?? 'The receiving bank rejected it.');
  } else if (reference !== null && withdrawal.providerReference === null) {
    await tx.rows(noteReference, { id: withdrawal.id, reference });
  }
}
