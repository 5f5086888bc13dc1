import { accountReactions } from '#domains/accounts/server/reactions.ts';
import { dataRightsReactions, dataRightsTimers } from '#domains/data-rights/server/jobs.ts';
import { notificationReactions, notificationTimers } from '#domains/notifications/server/jobs.ts';
import { payoutReactions, payoutTimers } from '#domains/payouts/server/jobs.ts';
import { orderReactions } from '#domains/orders/server/follow-seller.ts';
import { orderTimers } from '#domains/orders/server/order-clock.ts';
import { servicesReactions } from '#domains/services/server/reactions.ts';
import { verificationReactions, verificationTimers } from '#domains/verification/server/jobs.ts';
import { phoneReactions } from '#domains/verification/server/phone-messages.ts';
import { walletReactions, walletTimers } from '#domains/wallet/server/jobs.ts';
import { scanReactions, scanTimers } from '#kit/server/scanning/file-scans.ts';
import type { Reaction, TimerReaction } from '#kit/server/jobs/reactions.ts';

/** Who reacts to which event: every reaction of the product, a line each. */
export const reactions: readonly Reaction[] = [
  ...scanReactions,
  ...accountReactions,
  ...walletReactions,
  ...phoneReactions,
  ...verificationReactions,
  ...servicesReactions,
  ...orderReactions,
  ...dataRightsReactions,
  ...payoutReactions,
  ...notificationReactions,
];

/** What every kind of deadline does. */
export const timerReactions: readonly TimerReaction[] = [
  ...scanTimers,
  ...walletTimers,
  ...orderTimers,
  ...dataRightsTimers,
  ...verificationTimers,
  ...payoutTimers,
  ...notificationTimers,
];
