import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { entryProof } from '../contract.ts';
import { merklePath } from './merkle.ts';

type Proof = DataOf<typeof entryProof>;

const own = statement(
  'proof_own_entry',
  'select entry.journal_id from ledger.account join ledger.entry on entry.account_id = account.id and entry.id = $2 where account.owner = $1',
);
const sealedIn = statement(
  'proof_block',
  `select seal.block::int as number, seal.place, to_char(b.day, 'YYYY-MM-DD') as day, b.journals, b.root, b.previous, b.hash
   from ledger.seal join ledger.seal_block b on b.number = seal.block where seal.journal_id = $1`,
);
const leavesOf = statement('proof_leaves', 'select leaf from ledger.seal where block = $1 order by place');
const partsOf = statement('proof_parts', 'select heading, entry_id, line, salt, hash from ledger.sealed_parts(array[$1]::uuid[]) order by entry_id');
const dayOf = statement(
  'proof_day',
  `select to_char(day, 'YYYY-MM-DD') as day, blocks, journals::int, root, previous, staff_acts, hash from ledger.seal_day where day = $1`,
);
const blocksOf = statement('proof_day_blocks', 'select number::int, hash from ledger.seal_block where day = $1 order by number');

interface Hashed {
  root: Buffer;
  previous: Buffer;
  hash: Buffer;
}
type BlockRow = Hashed & { number: number; place: number; day: string; journals: number };
type DayRow = Hashed & { day: string; blocks: number; journals: number; staff_acts: Buffer };

const inHex = ({ root, previous, hash }: Hashed) => ({ root: root.toString('hex'), previous: previous.toString('hex'), hash: hash.toString('hex') });

/** Somebody else's entry does not exist for the one who asks; of the others in the same journal only salted hashes are told. */
export async function proveEntry(db: Db, userId: string, entryId: string): Promise<Proof> {
  const entry = await db.row<{ journal_id: string }>(own, [userId, entryId]);
  if (entry === undefined) throw new Failure('not_found');
  const block = await db.row<BlockRow>(sealedIn, [entry.journal_id]);
  if (block === undefined) throw new Failure('wrong_state', { message: 'This entry is about to be sealed. Ask again in a minute.', retryAfterSeconds: 30 });
  const parts = await db.rows<{ heading: string; entry_id: string; line: string; salt: Buffer; hash: Buffer }>(partsOf, [entry.journal_id]);
  const place = parts.findIndex((part) => part.entry_id === entryId);
  const mine = parts[place];
  if (mine === undefined) throw new Error(`entry ${entryId} is not among its journal's`);
  const leaves = await db.rows<{ leaf: Buffer }>(leavesOf, [block.number]);
  return {
    format: 'docket-proof-1',
    entry: { line: mine.line, salt: mine.salt.toString('hex') },
    journal: { heading: mine.heading, entries: parts.map(({ hash }) => hash.toString('hex')), place },
    block: {
      number: block.number,
      day: block.day,
      journals: block.journals,
      path: merklePath(
        leaves.map(({ leaf }) => leaf),
        block.place,
      ),
      ...inHex(block),
    },
    day: await proveBlock(db, block),
  };
}

/** Null until the day is over and its root published. */
async function proveBlock(db: Db, block: BlockRow): Promise<Proof['day']> {
  const day = await db.row<DayRow>(dayOf, [block.day]);
  if (day === undefined) return null;
  const blocks = await db.rows<{ number: number; hash: Buffer }>(blocksOf, [block.day]);
  const path = merklePath(
    blocks.map(({ hash }) => hash),
    blocks.findIndex(({ number }) => number === block.number),
  );
  return { day: day.day, blocks: day.blocks, journals: day.journals, path, staffActs: day.staff_acts.toString('hex'), ...inHex(day) };
}
