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
