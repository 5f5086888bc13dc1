import { accountHandlers } from '#domains/accounts/server/handlers.ts';
import { googleHandlers } from '#domains/accounts/server/google-handlers.ts';
import { peopleHandlers } from '#domains/accounts/server/people-handlers.ts';
import { securityHandlers } from '#domains/accounts/server/security-handlers.ts';
import { booksHandlers } from '#domains/books/server/handlers.ts';
import { dataRightsHandlers } from '#domains/data-rights/server/handlers.ts';
import { feeHandlers } from '#domains/fees/server/handlers.ts';
import { notificationHandlers } from '#domains/notifications/server/handlers.ts';
import { orderHandlers } from '#domains/orders/server/handlers.ts';
import { payoutHandlers } from '#domains/payouts/server/handlers.ts';
import { profileHandlers } from '#domains/profiles/server/handlers.ts';
import { servicesHandlers } from '#domains/services/server/handlers.ts';
import { verificationHandlers } from '#domains/verification/server/handlers.ts';
import { walletHandlers } from '#domains/wallet/server/handlers.ts';
import type { Handler } from '#kit/server/http/handler.ts';
import { backgroundWorkHandlers } from '#kit/server/jobs/handlers.ts';
import { spaceHandlers } from '#kit/server/storage/space-handlers.ts';
import { policyReportHandlers } from '#kit/server/web/policy-reports.ts';
import { realtimeHandlers } from '#kit/server/realtime/handlers.ts';
import { demoHandlers } from './demo-people.ts';
import { marketHandlers } from './market.ts';

/** Every call of the product: each domain's handlers, a line each. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...securityHandlers,
  ...peopleHandlers,
  ...googleHandlers,
  ...profileHandlers,
  ...walletHandlers,
  ...verificationHandlers,
  ...servicesHandlers,
  ...payoutHandlers,
  ...orderHandlers,
  ...booksHandlers,
  ...feeHandlers,
  ...notificationHandlers,
  ...dataRightsHandlers,
  ...marketHandlers,
  ...demoHandlers,
  ...realtimeHandlers,
  ...backgroundWorkHandlers,
  ...spaceHandlers,
  ...policyReportHandlers,
];
