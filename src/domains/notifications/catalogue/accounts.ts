import * as events from '#domains/accounts/events.ts';
import { googleLinked, googleUnlinked } from '#domains/accounts/google-events.ts';
import * as leaving from '#domains/accounts/leaving-events.ts';
import { STAFF_WORDS } from '#domains/accounts/staff-words.ts';
import { pathTo } from '#routes';
import { describe, type Telling } from './telling.ts';

const SECURITY = { key: 'security', title: 'Security of your account' };
const ACCOUNT = { key: 'account', title: 'Your account' };
const settings = pathTo('profile-settings');
const NOT_YOU = 'If it was not you, choose a new password at once: that signs everybody else out.';

const secure = (to: string, title: string, text: string): Telling => ({ to, topic: 'security', group: SECURITY, title, text, path: settings });
const account = (to: string, title: string, text: string, path = settings): Telling => ({ to, topic: 'account', group: ACCOUNT, title, text, path });

const TWO_FACTOR = {
  enabled: ['Two-step sign-in is on', 'From now on signing in asks for a code as well.'],
  disabled: ['Two-step sign-in is off', 'Signing in asks for the password alone.'],
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

export const aboutAccounts = [
  describe(events.setBeforeProofEnded, ({ userId, what }) =>
    secure(
      userId,
      'We removed what was set up before you verified your email',
      `Someone added this to your account before anyone had shown that the address is theirs: ${what.map((one) => SET_BEFORE[one] ?? one).join(', ')}. It is gone, and everyone was signed out. Set up your own in your settings.`,
    ),
  ),
  describe(events.passwordChanged, ({ userId }) => secure(userId, 'Your password was changed', NOT_YOU)),
  describe(events.passwordReset, ({ userId }) => secure(userId, 'Your password was reset by e-mail', `Everybody was signed out. ${NOT_YOU}`)),
  describe(events.newDevice, ({ userId, device, network, at }, whenIs) =>
    secure(userId, 'A sign-in from a new device', `${device}, network ${network}, ${whenIs(at)}. ${NOT_YOU}`),
  ),
  describe(events.twoFactorChanged, ({ userId, change }) => secure(userId, TWO_FACTOR[change][0], `${TWO_FACTOR[change][1]} ${NOT_YOU}`)),
  describe(events.passkeyAdded, ({ userId, name }) => secure(userId, 'A passkey was added', `“${name}” can sign in to your account now. ${NOT_YOU}`)),
  describe(events.passkeyRemoved, ({ userId, name }) => secure(userId, 'A passkey was removed', `“${name}” no longer signs in to your account. ${NOT_YOU}`)),
  // The old address gets the link that takes it back, from accounts.
  describe(events.emailChanged, ({ userId, from, to }) => ({
    ...secure(
      userId,
      'Your email address was changed',
      `Emails go to ${to} now, no longer to ${from}. For your safety, no money leaves your account for 7 days, while the change can be undone from the old address.`,
    ),
    address: to,
  })),
  describe(events.emailChangeUndone, ({ userId, to }) =>
    secure(userId, 'The change of your email address was undone', `Your account uses ${to} again, every device is signed out and the password is new.`),
  ),
  describe(events.suspended, ({ userId, reason }) => ({
    ...account(
      userId,
      'Your account was suspended',
      `The reason: ${reason} You cannot sign in until it is restored. If you think this is wrong, answer by e-mail.`,
    ),
    only: 'mail',
  })),
  describe(events.closed, ({ userId, reason }) => ({
    ...account(
      userId,
      'Your account was closed',
      `The reason: ${reason} You can no longer sign in. Orders you had not delivered were cancelled and refunded. If you think this is wrong, reply to this email.`,
    ),
    only: 'mail',
  })),
  describe(events.restored, ({ userId, because }) => account(userId, 'Your account is open again', `${because} You can sign in as before.`)),
  describe(events.staffRoleGranted, ({ userId, role, reason }) =>
    secure(userId, `You have the staff role “${STAFF_WORDS[role].name}” now`, `It opens ${STAFF_WORDS[role].opens}. The reason: ${reason}`),
  ),
  describe(events.staffRoleTaken, ({ userId, role, reason }) =>
    secure(userId, `The staff role “${STAFF_WORDS[role].name}” was taken from you`, `The reason: ${reason}`),
  ),
  describe(googleLinked, ({ userId }) => secure(userId, 'A Google account was linked', `It can sign in to your account now. ${NOT_YOU}`)),
  describe(googleUnlinked, ({ userId }) => secure(userId, 'A Google account was unlinked', `It no longer signs in to your account. ${NOT_YOU}`)),
  describe(leaving.exportReady, ({ userId, expiresAt }, whenIs) =>
    account(userId, 'The copy of your data is ready', `You can download it until ${whenIs(expiresAt)}.`),
  ),
  describe(leaving.exportFailed, ({ userId }) => account(userId, 'The copy of your data could not be made', 'Please ask for it again.')),
  describe(leaving.closingBegan, ({ userId, erasesAt }, whenIs) =>
    account(userId, 'Your account is going to be deleted', `On ${whenIs(erasesAt)}. Until then you can sign in and undo it.`, pathTo('account-deletion')),
  ),
  describe(leaving.closingSoon, ({ userId, erasesAt }, whenIs) =>
    account(userId, 'Your account will be deleted soon', `On ${whenIs(erasesAt)}. To keep it, sign in and undo it before.`, pathTo('account-deletion')),
  ),
  describe(leaving.closingUndone, ({ userId }) => account(userId, 'Your account stays', 'Deleting it was undone.')),
  describe(leaving.closingStopped, ({ userId }) =>
    account(
      userId,
      'Your account was not deleted',
      'Something is still open, such as an order or money. See what it is, and ask again afterwards.',
      pathTo('account-deletion'),
    ),
  ),
  describe(leaving.roleChanged, ({ userId }) =>
    account(userId, 'Your role was changed', 'Your dashboard and what you can do here follow it.', pathTo('dashboard')),
  ),
];
