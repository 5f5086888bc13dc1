import * as events from './events.ts';
import { googleLinked, googleUnlinked } from './google-events.ts';
import * as leaving from './leaving-events.ts';
import { STAFF_WORDS } from './staff-words.ts';
import { pathTo } from '#routes';
import { noticesOf, type Notice } from '#kit/notices.ts';

const SECURITY = { key: 'security', title: 'Security of your account' };
const ACCOUNT = { key: 'account', title: 'Your account' };
const settings = pathTo('settings-account');
const security = pathTo('settings-security');
const NOT_YOU = 'If it was not you, choose a new password immediately: that signs everyone else out.';

const secure = (to: string, title: string, text: string): Notice => ({ to, topic: 'security', group: SECURITY, title, text, path: security });
const account = (to: string, title: string, text: string, path = settings): Notice => ({ to, topic: 'account', group: ACCOUNT, title, text, path });

const TWO_FACTOR = {
  enabled: ['Two-factor authentication is on', 'We now ask for a code when you sign in.'],
  disabled: ['Two-factor authentication is off', 'You now sign in with your password only.'],
  new_recovery_codes: ['New recovery codes were made', 'The earlier ones no longer work.'],
  recovery_code_used: ['A recovery code was used to sign in', 'It will not work again; make new ones before they run out.'],
} as const;

const SET_BEFORE: Readonly<Record<string, string>> = {
  google: 'a linked Google account',
  passkey: 'a passkey',
  phone: 'a phone number',
  profile: 'a profile',
  two_factor: 'two-factor authentication',
};

export const accountNotices = [
  noticesOf(events.setBeforeProofEnded, ({ userId, what }) =>
    secure(
      userId,
      'We removed what was set up before you verified your email',
      `Someone added this to your account before the email address was verified: ${what.map((one) => SET_BEFORE[one] ?? one).join(', ')}. We removed it and signed everyone out. Set up your own in your settings.`,
    ),
  ),
  noticesOf(events.passwordChanged, ({ userId }) => secure(userId, 'Your password was changed', NOT_YOU)),
  noticesOf(events.passwordReset, ({ userId }) => secure(userId, 'Your password was reset by email', `Everyone was signed out. ${NOT_YOU}`)),
  noticesOf(events.newDevice, ({ userId, device, network, at }, say) =>
    secure(userId, 'A sign-in from a new device', `${device}, network ${network}, ${say.when(at)}. ${NOT_YOU}`),
  ),
  noticesOf(events.twoFactorChanged, ({ userId, change }) => secure(userId, TWO_FACTOR[change][0], `${TWO_FACTOR[change][1]} ${NOT_YOU}`)),
  noticesOf(events.passkeyAdded, ({ userId, name }) => secure(userId, 'A passkey was added', `“${name}” can sign in to your account now. ${NOT_YOU}`)),
  noticesOf(events.passkeyRemoved, ({ userId, name }) => secure(userId, 'A passkey was removed', `“${name}” no longer signs in to your account. ${NOT_YOU}`)),
  // The old address gets the link that takes it back, from accounts.
  noticesOf(events.emailChanged, ({ userId, from, to }) => ({
    ...secure(
      userId,
      'Your email address was changed',
      `Emails go to ${to} now, no longer to ${from}. For your safety, no money leaves your account for 7 days, while the change can be undone from the old address.`,
    ),
    address: to,
  })),
  noticesOf(events.emailChangeUndone, ({ userId, to }) =>
    secure(userId, 'The change of your email address was undone', `Your account uses ${to} again, every device is signed out and the password is new.`),
  ),
  noticesOf(events.suspended, ({ userId, reason }) => ({
    ...account(
      userId,
      'Your account was suspended',
      `The reason: ${reason} You cannot sign in until it is restored. If you think this is wrong, reply to this email.`,
    ),
    only: 'mail',
  })),
  noticesOf(events.closed, ({ userId, reason }) => ({
    ...account(
      userId,
      'Your account was closed',
      `The reason: ${reason} You can no longer sign in. Orders you had not delivered were canceled and refunded. If you think this is wrong, reply to this email.`,
    ),
    only: 'mail',
  })),
  noticesOf(events.restored, ({ userId, because }) => account(userId, 'Your account is open again', `${because} You can sign in as before.`)),
  noticesOf(events.staffRoleGranted, ({ userId, role, reason }) =>
    secure(userId, `You have the staff role “${STAFF_WORDS[role].name}” now`, `It opens ${STAFF_WORDS[role].opens}. The reason: ${reason}`),
  ),
  noticesOf(events.staffRoleTaken, ({ userId, role, reason }) =>
    secure(userId, `The staff role “${STAFF_WORDS[role].name}” was removed`, `The reason: ${reason}`),
  ),
  noticesOf(googleLinked, ({ userId }) => secure(userId, 'A Google account was linked', `It can sign in to your account now. ${NOT_YOU}`)),
  noticesOf(googleUnlinked, ({ userId }) => secure(userId, 'A Google account was unlinked', `It no longer signs in to your account. ${NOT_YOU}`)),
  noticesOf(leaving.exportReady, ({ userId, expiresAt }, say) =>
    account(userId, 'Your data export is ready', `You can download it until ${say.when(expiresAt)}.`),
  ),
  noticesOf(leaving.exportFailed, ({ userId }) => account(userId, 'Your data export failed', 'Request it again in your settings.', pathTo('settings-data'))),
  noticesOf(leaving.closingBegan, ({ userId, erasesAt }, say) =>
    account(userId, 'Your account will be deleted', `On ${say.when(erasesAt)}. Until then you can sign in and undo it.`, pathTo('account-deletion')),
  ),
  noticesOf(leaving.closingSoon, ({ userId, erasesAt }, say) =>
    account(userId, 'Your account will be deleted soon', `On ${say.when(erasesAt)}. To keep it, sign in and undo it before.`, pathTo('account-deletion')),
  ),
  noticesOf(leaving.closingUndone, ({ userId }) => account(userId, 'Your account stays', 'Your account won’t be deleted.')),
  noticesOf(leaving.closingStopped, ({ userId }) =>
    account(
      userId,
      'Your account was not deleted',
      'Something is still open, such as an order or money. Resolve it, then request deletion again.',
      pathTo('account-deletion'),
    ),
  ),
  noticesOf(leaving.roleChanged, ({ userId }) =>
    account(userId, 'Your role was changed', 'Your dashboard and permissions have changed with it.', pathTo('dashboard')),
  ),
];
