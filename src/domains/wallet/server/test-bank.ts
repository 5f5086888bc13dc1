/** For tests: money that someone pays in by card, and what their bank says about it afterwards. */
import type { Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { DisputeNews, RefundNews } from '#kit/server/payments/provider.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { applyDisputeNews } from './apply-dispute-news.ts';
import { applyRefundNews } from './apply-refund-news.ts';
import { fund } from './wallet.ts';

export interface CardPayment {
  readonly id: string;
  readonly amount: Money;
}

const CARD = { name: 'card', account: undefined } as const;

export const testBank = ({ owner, database }: Pick<TestDatabase, 'owner' | 'database'>) => ({
  async payIn(userId: string, amount: Money): Promise<CardPayment> {
    const id = uuidv7();
    await owner.query(
      `insert into funding (id, number, user_id, provider, live, amount, currency, state, provider_reference,
        expires_at)
       values ($1, $2, $3, 'card', false, $4, $5, 'succeeded', $6, now())`,
      [id, `AF-${id.slice(-8)}`, userId, amount.amount, amount.currency, id],
    );
    await database.transact((tx) =>
      fund(tx, {
        journalId: id,
        userId,
        amount,
        source: 'card',
        reference: { type: 'funding', id, label: 'Money added' },
      }),
    );
    return { id, amount };
  },

  async hear({ id, amount }: CardPayment, state: DisputeNews['state'], part = amount): Promise<void> {
    const news = {
      about: 'dispute',
      providerReference: `dp_${id}`,
      payment: id,
      state,
      amount: part,
      reason: null,
      evidenceDueAt: null,
      live: false,
    } as const;
    const misfit = await database.transact((tx) => applyDisputeNews(tx, CARD, news));
    if (misfit !== null) throw new Error(misfit.why);
  },

  /** A refund that an operator began in the provider's dashboard. */
  async refundThere({ id, amount }: CardPayment): Promise<void> {
    const news: RefundNews = {
      about: 'refund',
      providerReference: `re_${id}`,
      reference: null,
      payment: id,
      state: 'succeeded',
      amount,
      reason: null,
      live: false,
    };
    const misfit = await database.transact((tx) => applyRefundNews(tx, CARD, news));
    if (misfit !== null) throw new Error(misfit.why);
  },
});
