/** The front door of accounts: who someone is, whether a token is theirs, and how an account is opened. */
export { authenticate, endedAmong } from './sessions.ts';
export { accountRecords, type AccountRecord } from './account-records.ts';
export { intents, type Intent, type IntentWords } from './intent.ts';
export { peopleMatching } from './find-people.ts';
export { ensureOperator } from './ensure-operator.ts';
export { registerPerson, type NewPerson, type Registered } from './register-person.ts';
export { grantRole, ownerOf } from './staff-roles.ts';
export { hashPassword } from './password-hash.ts';
export {
  identityByUsername,
  identityOf,
  lockIdentity,
  saveIdentity,
  type Identity,
  type IdentityChange,
} from './identity.ts';
export { myRecord, proofsOf } from './my-record.ts';
export { emailFrozenUntil } from './undo-email-change.ts';
export { UNDO_DAYS } from '../reset-pause.ts';
export { beginClosing, endClosing, setAccountRole } from './closing.ts';
export { checkCode, CODE_MINUTES, makeOneTimeCode, takeCode } from './one-time-codes.ts';
export { sendAccountEmail } from './account-email.ts';
export { setIdentityVerified, setPayoutMethodProven, setPhoneVerified } from './verified-facts.ts';
export { admitCaller, changeStanding } from './standing-gate.ts';
export { linkAccounts, sharedAccess, type SharedAccess } from './linked-accounts.ts';
export { hasStaffBeside } from './staff-beside.ts';
export { sealedSecrets } from './two-factor-codes.ts';
