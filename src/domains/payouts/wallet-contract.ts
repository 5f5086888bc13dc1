import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { balancesShape } from '#domains/wallet/contract.ts';
import { partShape, partsShape, paymentShape } from '#domains/wallet/history-contract.ts';
import { paymentMethodShape } from '#domains/wallet/payment-methods-contract.ts';
import { overviewShape } from './contract.ts';
import { WITHDRAWAL_STATES } from './withdrawal.ts';

export const readWallet = query({
  path: '/api/wallet',
  summary:
    'Returns your wallet: balances, what’s coming up, what you can withdraw, your methods, recent payments and yearly statements.',
  access: 'member',
  data: z.object({
    balances: balancesShape,
    /** Earnings by the date they become available. */
    clearing: partsShape,
    /** What I paid for work that is not finished, by the date it is due. */
    held: partsShape,
    /** Withdrawals and money going back, each with the date it arrives by, where that is known. */
    in_flight: z.object({
      ...partsShape.shape,
      items: z.array(z.object({ ...partShape.shape, state: z.nullable(z.enum(WITHDRAWAL_STATES)) })),
    }),
    payouts: overviewShape,
    saved_methods: z.array(paymentMethodShape),
    /** The newest few. */
    payments: z.array(paymentShape),
    /** Newest first. */
    years: z.array(z.int()),
  }),
  errors: [],
  limit: 'read',
});
export type WalletScreen = DataOf<typeof readWallet>;
