/** What happens to a table's rows when the account is erased. */
export type Fate = 'gone' | 'emptied' | `kept: ${string}`;
/** In the copy of everything about a person: the part or folder that holds the table, or why none does. */
export type InCopy = `${string}.json` | `files/${string}` | `not: ${string}`;

export interface PersonalTable {
  readonly fate: Fate;
  readonly copy: InCopy;
}

/** Why rows that name a person are kept after they left. */
export const BOOKS = 'kept: the books have to add up, and the law asks for them';
export const OTHER_SIDE = 'kept: it is the other side’s as well';
export const STAFF = 'kept: what was decided about people, and by whom';
/** Why a table is not in the copy. */
export const SECRET = 'not: only hashes of a secret, and it lives for minutes';

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
  'payer_id',
  'payee_id',
] as const;
