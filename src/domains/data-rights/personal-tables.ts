/**
 * Every table that names a person, and what becomes of it when that person's account is emptied. A table that is
 * missing here fails a test: whoever adds one decides, and lets the domain's eraser and export know.
 */
export type Fate = 'gone' | 'emptied' | `kept: ${string}`;

const BOOKS = 'kept: the books have to add up, and the law asks for them';
const OTHER_SIDE = 'kept: it is the other side’s as well';
const STAFF = 'kept: what was decided about people, and by whom';

export const personalTables: Readonly<Record<string, Fate>> = {
  account: 'emptied',
  account_closing: 'gone',
  credential: 'gone',
  data_export: 'gone',
  early_clearance: BOOKS,
  email_change: 'gone',
  file_scan: 'kept: what was found in a file stays with the file; whose it was is emptied',
  funding: BOOKS,
  funding_refund: BOOKS,
  google_attempt: 'gone',
  google_link: 'gone',
  google_ticket: 'gone',
  held_refund: BOOKS,
  idempotency: 'gone',
  kept_letter: 'gone',
  known_device: 'gone',
  ledger_adjustment: BOOKS,
  login_challenge: 'gone',
  notification: 'gone',
  notification_letter: 'gone',
  notification_preference: 'gone',
  one_time_code: 'gone',
  order_file: 'kept: what was sent is the other side’s as well; what never was is gone',
  orders: OTHER_SIDE,
  passkey: 'gone',
  passkey_challenge: 'gone',
  payment_customer: 'gone',
  payment_decline: 'gone',
  payment_dispute: BOOKS,
  payment_method: 'gone',
  payout_method: 'kept: the books point at it; holder and account are emptied',
  portfolio_image: 'gone',
  profile: 'gone',
  profile_view: 'gone',
  realtime_ticket: 'kept: a ticket lives for seconds, and is swept',
  recovery_code: 'gone',
  review: OTHER_SIDE,
  service: 'kept: archived, its draft emptied; orders name it',
  service_card: 'gone',
  session: 'gone',
  suspension: STAFF,
  taken_share: BOOKS,
  two_factor: 'gone',
  phone_check: 'gone',
  verification_case: STAFF,
  verification_file: 'gone',
  withdrawal: BOOKS,
};

/** Columns that name a person, wherever they stand. */
export const PERSONAL_COLUMNS = [
  'user_id',
  'owner_id',
  'seller_id',
  'client_id',
  'freelancer_id',
  'author_id',
  'about_id',
  'uploader_id',
  'email',
  'recipient',
] as const;

/** In the copy of everything about me: the part or folder that holds the table, or why none does. A test holds this to the copy. */
export type InCopy = `${string}.json` | `files/${string}` | `not: ${string}`;

const SECRET = 'not: only hashes of a secret, and it lives for minutes';
const DELIVERY = 'not: how something was delivered; what it said is in notifications.json';

export const copies: Readonly<Record<string, InCopy>> = {
  account: 'account.json',
  account_closing: 'not: account.json says since when the account is closing; an open copy ends with it',
  credential: 'ways-in.json',
  data_export: 'not: it is the copy itself',
  early_clearance: 'early-earnings.json',
  email_change: 'email-changes.json',
  file_scan: 'not: what a scanner said of the files, which are under files/',
  funding: 'money-added.json',
  funding_refund: 'money-sent-back.json',
  google_attempt: SECRET,
  google_link: 'ways-in.json',
  google_ticket: SECRET,
  held_refund: 'returned-to-wallet.json',
  idempotency: 'not: answers kept for a day for the case that a call is repeated; they say what the other parts say',
  kept_letter: 'not: letters that only a demonstration keeps; what they said went to the person',
  known_device: 'ways-in.json',
  ledger_adjustment: 'not: a note of staff; the movement it made is in wallet.json',
  login_challenge: SECRET,
  notification: 'notifications.json',
  notification_letter: DELIVERY,
  notification_preference: 'notification-preferences.json',
  one_time_code: SECRET,
  order_file: 'files/',
  orders: 'orders.json',
  passkey: 'ways-in.json',
  passkey_challenge: SECRET,
  payment_customer: 'not: a name a provider has for the person; what is saved there is in payment-methods.json',
  payment_decline: 'not: counted for 24 hours against card testing; the declined payments are in money-added.json',
  payment_dispute: 'disputes.json',
  payment_method: 'payment-methods.json',
  payout_method: 'payout-methods.json',
  phone_check: 'phone-check.json',
  portfolio_image: 'files/pictures/portfolio/',
  profile: 'profile.json',
  profile_view: 'not: one row a day and visitor, who is known by a hash only; it tells of others',
  realtime_ticket: SECRET,
  recovery_code: SECRET,
  review: 'reviews.json',
  service: 'services.json',
  service_card: 'not: made of services.json for the lists',
  session: 'sessions.json',
  suspension: 'suspensions.json',
  taken_share: 'taken-back.json',
  two_factor: 'ways-in.json',
  verification_case: 'identity-checks.json',
  verification_file: 'files/',
  withdrawal: 'withdrawals.json',
};
