import * as events from './events.ts';
import { googleLinked, googleUnlinked } from './google-events.ts';
import * as leaving from './leaving-events.ts';
import { STAFF_WORDS } from './staff-words.ts';
import { pathTo } from '#routes';
import { noticesOf, type Notice } from '#kit/notices.ts';

const SECURITY = { key: 'security', title: 'Account security' };
const ACCOUNT = { key: 'account', title: 'Your account' };
const settings = pathTo('settings-account');
const security = pathTo('settings-security');
const NOT_YOU = 'If this wasn’t you, change your password immediately. That signs out all other devices.';

const secure = (to: string, title: string, text: string): Notice => ({
  to,
  topic: 'security',
  group: SECURITY,
  title,
  text,
  path: security,
  action: 'Review your security',
});
const account = (to: string, title: string, text: string, path = settings): Notice => ({
  to,
  topic: 'account',
  group: ACCOUNT,
  title,
  text,
  path,
  action: path === settings ? 'Open your settings' : 'See the details',
});

const TWO_FACTOR = {
  enabled: ['Two-factor authentication is on', 'We now ask for a code when you sign in.'],
  disabled: ['Two-factor authentication is off', 'You now sign in with only your password.'],
  new_recovery_codes: ['New recovery codes were created', 'The earlier ones no longer work.'],
  reset: [
    'Your two-factor authentication was reset',
    'Our team removed your authenticator app, passkeys and recovery codes, and signed you out everywhere. Set two-factor up again when you sign in.',
  ],
  recovery_code_used: [
    'A recovery code was used to sign in',
    'It won’t work again. Create new codes before you run out.',
  ],
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
      `Someone added this to your account before the email address was verified: ${what.map((kind) => SET_BEFORE[kind] ?? kind).join(', ')}. We removed it and signed out all devices. Set up your own in your settings.`,
    ),
  ),
  noticesOf(events.passwordChanged, ({ userId }) => secure(userId, 'Your password was changed', NOT_YOU)),
  noticesOf(events.passwordReset, ({ userId }) =>
    secure(userId, 'Your password was reset by email', `All devices were signed out. ${NOT_YOU}`),
  ),
  noticesOf(events.newDevice, ({ userId, device, network, at }, say) =>
    secure(userId, 'New sign-in to your account', `${device}, network ${network}, ${say.when(at)}. ${NOT_YOU}`),
  ),
  noticesOf(events.twoFactorChanged, ({ userId, change }) =>
    secure(userId, TWO_FACTOR[change][0], `${TWO_FACTOR[change][1]} ${NOT_YOU}`),
  ),
  noticesOf(events.passkeyAdded, ({ userId, name }) =>
    secure(userId, 'A passkey was added', `You can now sign in with “${name}”. ${NOT_YOU}`),
  ),
  noticesOf(events.passkeyRemoved, ({ userId, name }) =>
    secure(userId, 'A passkey was removed', `You can no longer sign in with “${name}”. ${NOT_YOU}`),
  ),
  // The old address gets the link that takes it back, from accounts.
  noticesOf(events.emailChanged, ({ userId, from, to }) => ({
    ...secure(
      userId,
      'Your email address was changed',
      `We now email ${to} instead of ${from}. For your security, withdrawals are paused for 7 days, while the change can be undone from the old address.`,
    ),
    address: to,
  })),
  noticesOf(events.staffEmailChangeSent, ({ userId, to }) =>
    secure(
      userId,
      'Our team is changing your email address',
      `We were asked to use ${to} instead of this address. It changes when that address is verified, and all devices are signed out then. If you didn’t ask for this, reply to this email or contact us immediately.`,
    ),
  ),
  noticesOf(events.emailChangeUndone, ({ userId, to }) =>
    secure(
      userId,
      'Your email address was restored',
      `Your account uses ${to} again. All devices were signed out and the password was changed.`,
    ),
  ),
  noticesOf(events.suspended, ({ userId, reason }) => ({
    ...account(
      userId,
      'Your account was suspended',
      `Reason: ${reason} You can’t sign in until it is restored. If you think this is wrong, reply to this email.`,
    ),
    only: 'mail',
  })),
  noticesOf(events.closed, ({ userId, reason }) => ({
    ...account(
      userId,
      'Your account was closed',
      `Reason: ${reason} You can no longer sign in. Your undelivered orders were canceled and refunded. If you think this is wrong, reply to this email.`,
    ),
    only: 'mail',
  })),
  noticesOf(events.restored, ({ userId, because }) =>
    account(userId, 'Your account was restored', `${because} You can sign in as before.`),
  ),
  noticesOf(events.staffRoleGranted, ({ userId, role, reason }) =>
    secure(
      userId,
      `You now have the staff role “${STAFF_WORDS[role].name}”`,
      `It gives you access to ${STAFF_WORDS[role].opens}. Reason: ${reason}`,
    ),
  ),
  noticesOf(events.staffRoleTaken, ({ userId, role, reason }) =>
    secure(userId, `The staff role “${STAFF_WORDS[role].name}” was removed`, `Reason: ${reason}`),
  ),
  noticesOf(googleLinked, ({ userId }) =>
    secure(userId, 'A Google account was linked', `You can now sign in with it. ${NOT_YOU}`),
  ),
  noticesOf(googleUnlinked, ({ userId }) =>
    secure(userId, 'A Google account was unlinked', `You can no longer sign in with it. ${NOT_YOU}`),
  ),
  noticesOf(leaving.exportReady, ({ userId, expiresAt }, say) =>
    account(userId, 'Your data export is ready', `You can download it until ${say.when(expiresAt)}.`),
  ),
  noticesOf(leaving.exportFailed, ({ userId }) =>
    account(userId, 'Your data export failed', 'Request it again in your settings.', pathTo('settings-data')),
  ),
  noticesOf(leaving.closingBegan, ({ userId, erasesAt }, say) =>
    account(
      userId,
      'Your account will be deleted',
      `We delete it on ${say.when(erasesAt)}. Until then, you can sign in and cancel the deletion.`,
      pathTo('account-deletion'),
    ),
  ),
  noticesOf(leaving.closingSoon, ({ userId, erasesAt }, say) =>
    account(
      userId,
      'Your account will be deleted soon',
      `We delete it on ${say.when(erasesAt)}. To keep it, sign in and cancel the deletion.`,
      pathTo('account-deletion'),
    ),
  ),
  noticesOf(leaving.closingUndone, ({ userId }) =>
    account(userId, 'Account deletion canceled', 'Your account won’t be deleted.'),
  ),
  noticesOf(leaving.closingStopped, ({ userId }) =>
    account(
      userId,
      'Your account was not deleted',
      'Something is still open, such as an order or money. Resolve it, then request deletion again.',
      pathTo('account-deletion'),
    ),
  ),
];
