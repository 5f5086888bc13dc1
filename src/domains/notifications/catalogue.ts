import { aboutAccounts } from './catalogue/accounts.ts';
import { aboutMoney } from './catalogue/money.ts';
import { aboutOrders } from './catalogue/orders.ts';
import { aboutPayouts } from './catalogue/payouts.ts';
import { aboutPeople } from './catalogue/people.ts';
import { aboutStorage } from './catalogue/storage.ts';
import type { Described } from './catalogue/telling.ts';

/** Everything people are told about, an entry per kind of event. */
export const catalogue: readonly Described[] = [...aboutAccounts, ...aboutOrders, ...aboutMoney, ...aboutPayouts, ...aboutPeople, ...aboutStorage];

/** Kinds that are no news of their own, each with the reason why nobody is told. */
export const SILENT: Readonly<Record<string, string>> = {
  'accounts.registered': 'the letter with the code greets them',
  'accounts.verification_requested': 'sends the letter with the code',
  'accounts.email_verified': 'their own act, answered on the screen they are at',
  'accounts.sessions_ended': 'for open screens and sockets; what ended them is told',
  'accounts.confirmation_asked': 'sends the letter with the code',
  'accounts.email_change_asked': 'sends the letter with the code; the change itself is told to both addresses',
  'accounts.password_reset_asked': 'sends the letter with the link, if there is such an account',
  'accounts.export_asked': 'their own act; that the copy is ready, or failed, is told',
  'accounts.erased': 'there is nobody left to tell',
  'files.scan_due': 'wakes the job that scans a file',
  'notifications.arrived': 'a hint to open screens that there is something new',
  'notifications.read': 'a hint to the other open screens',
  'notifications.letter_due': 'wakes the job that sends a letter',
  'notifications.essential_letter_due': 'wakes the job that sends a letter',
  'jobs.replay_asked': 'wakes the job that an operator wants to be tried again',
  'order.cleared_early': 'their own act, answered with the amounts',
  'order.placed': 'only paid orders are news to anybody',
  'order.waits': 'their own decision, answered on the screen they are at',
  'payouts.cancelled': 'their own act, answered on the screen they are at',
  'payouts.due': 'wakes the job that sends the payout',
  'profiles.saved': 'their own act; lets other pages be rendered anew',
  'service.archived': 'their own act, answered on the screen they are at',
  'service.paused': 'their own act, answered on the screen they are at',
  'service.published': 'their own act, answered on the screen they are at',
  'service.resumed': 'their own act, answered on the screen they are at',
  'verification.phone_code_asked': 'sends the text message with the code',
  'verification.identity_look_up_due': 'wakes the job that asks the outside check; its verdict is told',
  'wallet.funding_look_up_due': 'wakes the job that asks the provider; what it says is told',
  'wallet.methods_forgotten': 'wakes the job that has the provider forget cards when an account is left',
  'wallet.payment_event_stored': 'wakes the job that reads what a provider sent',
  'wallet.payout_news': 'handed on to payouts, which tell what became of a withdrawal',
  'wallet.reconcile_due': 'wakes the comparison; what it finds is told to operators',
  'wallet.refund_due': 'wakes the job that gives money back',
  'wallet.refund_requested': 'their own act; that it arrived, or failed, is told',
};
