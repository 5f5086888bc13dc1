import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '#kit/errors.ts';
import { statement, type Db } from '#kit/server/db/database.ts';

/**
 * Argon2id with OWASP's minimum of 19 MiB and one lane, and three passes instead of its two (AUT-1, decision 031). A
 * higher cost takes effect at each person's next sign-in (renewHash).
 */
const COST = { memory: 19_456, passes: 3, parallelism: 1, tagLength: 32 } as const;
/** Two at a time limits memory and load. When the queue is full, the answer is to try again later (OPS-2). */
const AT_ONCE = 2;
const WAITING = 64;

const derive = promisify(argon2);
const waiting: (() => void)[] = [];
let running = 0;

async function takeTurn(): Promise<void> {
  if (running < AT_ONCE) {
    running += 1;
    return;
  }
  if (waiting.length >= WAITING) throw new Failure('unavailable', { retryAfterSeconds: 3 });
  await new Promise<void>((go) => waiting.push(go));
}

/** Hands the turn straight to the next in line, so the count never dips. */
function giveTurn(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

async function inTurn(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  await takeTurn();
  try {
    return await derive('argon2id', {
      message: Buffer.from(password.normalize('NFC'), 'utf8'),
      nonce: salt,
      ...cost,
      tagLength,
    });
  } finally {
    giveTurn();
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** In the PHC format, which stores cost and salt with the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism, tagLength } = COST;
  const hash = await inTurn(password, salt, { memory, passes, parallelism }, tagLength);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A dummy hash, checked when there is no account, so that an unknown address takes as long as a known one (AUT-2). */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text(Buffer.alloc(16, 7))}$${text(Buffer.alloc(COST.tagLength, 7))}`;

/** What a stored hash was made with. */
function readHash(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const match = PHC.exec(stored);
  if (match === null) throw new Error('a stored password hash is not in the form we write');
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, hash } = readHash(stored ?? NOBODY);
  const actual = await inTurn(password, salt, cost, hash.length);
  return timingSafeEqual(actual, hash) && stored !== null;
}

const renew = statement(
  'password_hash_renew',
  'update credential set password_hash = :renewed where user_id = :userId and password_hash = :stored',
);

/** Replaces a hash of lower cost when its owner has just entered the password, unless the hash changed meanwhile. */
export async function renewHash(db: Db, userId: string, password: string, stored: string): Promise<void> {
  const { cost } = readHash(stored);
  if (cost.memory >= COST.memory && cost.passes >= COST.passes) return;
  await db.rows(renew, { userId, stored, renewed: await hashPassword(password) });
}
