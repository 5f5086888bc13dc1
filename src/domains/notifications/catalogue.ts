import { aboutAccounts } from './catalogue/accounts.ts';
import { aboutMoney } from './catalogue/money.ts';
import { aboutOrders } from './catalogue/orders.ts';
import { aboutPayouts } from './catalogue/payouts.ts';
import { aboutPeople } from './catalogue/people.ts';
import type { Described } from './catalogue/telling.ts';

/** Everything people are told about, an entry per kind of event. */
export const catalogue: readonly Described[] = [...aboutAccounts, ...aboutOrders, ...aboutMoney, ...aboutPayouts, ...aboutPeople];

/** Kinds that name a person and still tell nobody: one's own act, or another letter says it. */
export const SILENT: readonly string[] = [
  'accounts.registered',
  'accounts.verification_requested',
  'accounts.email_verified',
  'accounts.sessions_ended',
  'accounts.confirmation_asked',
  'accounts.email_change_asked',
  'accounts.export_asked',
  'accounts.erased',
  'notifications.arrived',
  'notifications.read',
  'order.cleared_early',
  'order.placed',
  'payouts.cancelled',
  'profiles.saved',
  'service.archived',
  'service.paused',
  'service.published',
  'service.resumed',
  'verification.phone_code_asked',
  'wallet.refund_requested',
];
