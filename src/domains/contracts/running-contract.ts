/** Calls about a contract that runs: paused, ended, and what is paid on top of it (CTR-2, CTR-4, MLS-10). */
import * as z from 'zod/mini';
import { begunPayment, PAYMENT_ERRORS, paymentWay } from '#domains/paid-work/payment-contract.ts';
import { command } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { BONUS_LIMITS } from './bonus.ts';
import { onContract } from './contract.ts';
import { CONTRACT_LIMITS } from './life.ts';
import * as shape from './shapes.ts';

const withReason = z.object({ reason: shape.line(CONTRACT_LIMITS.reason) });

export const endContract = command({
  ...onContract,
  path: '/api/contracts/:contract_number/end',
  summary:
    'Ends a contract. Without held money it ends immediately. Otherwise it asks the other side, with a reason; after 7 days without an answer, submitted milestones are released and the others refunded.',
  body: z.object({ reason: z._default(shape.text(CONTRACT_LIMITS.reason), '') }),
  limit: 'money',
  said: 'Contract ended',
});
export const acceptEnd = command({
  ...onContract,
  path: '/api/contracts/:contract_number/end/accept',
  summary:
    'Accepts the other side’s request to end a contract: submitted milestones are released, the others refunded.',
  limit: 'money',
  said: 'Contract ended',
});
export const withdrawEnd = command({
  ...onContract,
  path: '/api/contracts/:contract_number/end/withdraw',
  summary: 'Withdraws your request to end a contract. It continues.',
  said: 'Withdrawn',
});

export const proposeChange = command({
  ...onContract,
  path: '/api/contracts/:contract_number/change',
  summary:
    'Proposes other terms for a contract, signed with your name: milestones added, removed or changed before they are funded, and other days for those under work. The other side has 5 days.',
  body: z.object({
    /** Empty: as it is. */
    scope: z._default(shape.text(CONTRACT_LIMITS.scope), ''),
    /**
     * All open ones as they should be: those that are not named are removed. Only ones that were never funded can be.
     */
    milestones: z
      .array(z.object({ place: z._default(z.nullable(shape.whole(1, 99)), null), ...shape.milestoneFields }))
      .check(
        z.maxLength(
          CONTRACT_LIMITS.milestonesInAll,
          `A contract has at most ${CONTRACT_LIMITS.milestonesInAll} milestones.`,
        ),
      ),
    reason: shape.line(CONTRACT_LIMITS.reason),
    signature: shape.line(CONTRACT_LIMITS.signature),
  }),
  said: 'Terms proposed',
});
export const acceptChange = command({
  ...onContract,
  path: '/api/contracts/:contract_number/change/accept',
  summary:
    'Accepts and signs the proposed terms. `hash` is that of the terms you read; if they changed, the call fails with wrong_state.',
  body: z.object({
    signature: shape.line(CONTRACT_LIMITS.signature),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  said: 'Terms accepted and signed',
});
export const declineChange = command({
  ...onContract,
  path: '/api/contracts/:contract_number/change/decline',
  summary: 'Declines the proposed terms. The contract continues with those that were signed.',
  said: 'Declined',
});
export const withdrawChange = command({
  ...onContract,
  path: '/api/contracts/:contract_number/change/withdraw',
  summary: 'Withdraws the terms that you proposed.',
  said: 'Withdrawn',
});

export const askPause = command({
  ...onContract,
  path: '/api/contracts/:contract_number/pause',
  summary:
    'Asks the other side to pause a contract. They have 5 days; silence changes nothing. A pause lasts at most 60 days.',
  body: withReason,
  said: 'Request sent',
});
export const acceptPause = command({
  ...onContract,
  path: '/api/contracts/:contract_number/pause/accept',
  summary: 'Pauses a contract as the other side asked: deadlines stop, and held money stays held.',
  said: 'Paused',
});
export const declinePause = command({
  ...onContract,
  path: '/api/contracts/:contract_number/pause/decline',
  summary: 'Declines the other side’s request to pause a contract.',
  said: 'Declined',
});
export const withdrawPause = command({
  ...onContract,
  path: '/api/contracts/:contract_number/pause/withdraw',
  summary: 'Withdraws your request to pause a contract.',
  said: 'Withdrawn',
});
export const resumeContract = command({
  ...onContract,
  path: '/api/contracts/:contract_number/resume',
  summary: 'Resumes a paused contract, as either side. Deadlines continue with the time that was left.',
  said: 'Resumed',
});

export const giveBonus = command({
  ...onContract,
  path: '/api/contracts/:contract_number/bonus',
  summary:
    'Gives the freelancer a bonus from your balance, while the contract runs and until 30 days after its end. `expected_total` is the total you saw; if it differs, the call fails with price_changed.',
  body: z.object({
    amount: moneyShape,
    expected_total: moneyShape,
    note: z._default(shape.text(BONUS_LIMITS.note), ''),
  }),
  limit: 'money',
  said: 'Bonus given',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input', 'price_changed', 'insufficient_funds'],
});

export const payBonusBy = command({
  ...onContract,
  path: '/api/contracts/:contract_number/bonus/payment',
  summary:
    'Starts a payment for a bonus. The bonus is given when the provider confirms; money that can’t give it any more goes to your balance.',
  body: z.object({
    ...paymentWay,
    amount: moneyShape,
    expected_total: moneyShape,
    note: z._default(shape.text(BONUS_LIMITS.note), ''),
  }),
  data: z.object({
    contract_number: z.string(),
    ...begunPayment,
  }),
  status: 201,
  limit: 'money',
  errors: PAYMENT_ERRORS,
});
