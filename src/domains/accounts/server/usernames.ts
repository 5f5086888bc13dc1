import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { sha256 } from './tokens.ts';
import { cleanUsername, usernameFrom, usernameProblem, usernamesNear } from '../username.ts';

const OFFERED = 4;

/** Names of emptied accounts count as taken for good (decision 014). */
const takenOf = statement(
  'username_taken',
  'select wish as "username!" from unnest(:names::text[]) wish where is_username_gone(wish)',
);

async function takenAmong(reads: Db | Tx, names: readonly string[]): Promise<Set<string>> {
  return new Set((await reads.rows(takenOf, { names })).map((row) => row.username));
}

const numberFrom = (text: string): number => sha256(text).readUInt32BE(0);

export async function usernamesToOffer(reads: Db | Tx, wish: string): Promise<string[]> {
  const near = usernamesNear(wish, numberFrom(wish)).filter((name) => name !== wish);
  const taken = await takenAmong(reads, near);
  return near.filter((name) => !taken.has(name)).slice(0, OFFERED);
}

/** Contains half of the account's id, so it cannot be taken. */
export const lastResortUsername = (names: string, id: string): string =>
  `${usernameFrom(names).slice(0, 13)}-${id.replaceAll('-', '').slice(-16)}`;

/** A free username made from a person's names. */
export async function freeUsername(tx: Tx, names: string, id: string): Promise<string> {
  const near = usernamesNear(names, numberFrom(id));
  const taken = await takenAmong(tx, near);
  return near.find((name) => !taken.has(name)) ?? lastResortUsername(names, id);
}

export interface UsernameAnswer {
  readonly available: boolean;
  readonly username: string;
  readonly suggestions: string[];
  readonly message: string;
}

/**
 * VAL-5: trimmed, at least three characters, else unavailable with the reason. An owner's present name is available to
 * them.
 */
export async function usernameAnswer(db: Db, typed: string, ownerId: string | null): Promise<UsernameAnswer> {
  const username = cleanUsername(typed).slice(0, 60);
  const problem = usernameProblem(username);
  if (problem !== null)
    return {
      available: false,
      username,
      suggestions: username === '' ? [] : await usernamesToOffer(db, username),
      message: problem,
    };
  const row = await db.row(holder, { username });
  const available = row === undefined || (row.id !== null && row.id === ownerId);
  return {
    available,
    username,
    suggestions: available ? [] : await usernamesToOffer(db, username),
    message: available ? 'This username is available' : 'This username is taken',
  };
}

const holder = statement(
  'username_holder',
  'select (select id from account where username = :username) as id where is_username_gone(:username)',
);
