import { staffFinders } from '#kit/server/staff-search.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { HOUR_MS } from '#kit/clock.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import { accountNotices } from '../notices.ts';
import { googleHandlers } from './google-handlers.ts';
import { accountHandlers } from './handlers.ts';
import { intentHandlers } from './intents.ts';
import { peopleHandlers } from './people-handlers.ts';
import { accountReactions } from './reactions.ts';
import { securityHandlers } from './security-handlers.ts';
import { sweepAccounts } from './session-list.ts';
import { peopleFinder } from './find-people.ts';
import { personal } from './personal.ts';

export const accounts: DomainModule = {
  name: 'accounts',
  about: 'Sign-up, sign-in, two-factor authentication, sessions, email addresses and staff roles.',
  owns: [
    'account',
    'account_closing',
    'account_link',
    'country',
    'credential',
    'email_change',
    'google_attempt',
    'google_link',
    'google_ticket',
    'known_device',
    'login_challenge',
    'one_time_code',
    'passkey',
    'passkey_challenge',
    'recovery_code',
    'registration_rules',
    'retired_username',
    'session',
    'staff_role',
    'staff_email_change',
    'staff_note',
    'suspension',
    'two_factor',
  ],
  publishes: [
    'account_contact',
    'account_on_show',
    'account_standing',
    'linked_account',
    'notified_staff',
    'signed_up',
  ],
  handlers: [...accountHandlers, ...securityHandlers, ...peopleHandlers, ...googleHandlers, ...intentHandlers],
  extensions: [staffFinders.with(peopleFinder)],
  reactions: accountReactions,
  periodic: [every(HOUR_MS, 'accounts sweep', ({ database }) => sweepAccounts(database))],
  notices: accountNotices,
  silent: {
    'accounts.registered': 'the email with the code greets them',
    'accounts.verification_requested': 'sends the email with the code',
    'accounts.role_changed': 'their own action, confirmed on the screen they are on',
    'accounts.email_verified': 'their own action, confirmed on the screen they are on',
    'accounts.sessions_ended': 'for open screens and sockets; what ended them is told',
    'accounts.confirmation_asked': 'sends the email with the code',
    'accounts.email_change_asked': 'sends the email with the code; the change itself is told to both addresses',
    'accounts.password_reset_asked': 'sends the email with the link, if there is such an account',
    'accounts.export_asked': 'their own act; that the copy is ready, or failed, is told',
    'accounts.linked': 'operators read of it in a flag; naming the signs would show how to avoid them',
    'accounts.erased': 'there is nobody left to tell',
  },
  personal,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
