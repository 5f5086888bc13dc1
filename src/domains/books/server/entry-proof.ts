import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { journalOfOwnEntry } from '#domains/wallet/server/wallet.ts';
import type { entryProof } from '../contract.ts';
import { merklePath } from './merkle.ts';

type Proof = DataOf<typeof entryProof>;

const sealedIn = statement(
  'proof_block',
  `select seal.block::int as number, seal.place, to_char(b.day, 'YYYY-MM-DD') as day, b.journals, b.root, b.previous,
    b.hash
   from ledger.seal join ledger.seal_block b on b.number = seal.block where seal.journal_id = :journalId`,
);
const leavesOf = statement('proof_leaves', 'select leaf from ledger.seal where block = :block order by place');
const partsOf = statement(
  'proof_parts',
  'select heading as "heading!", entry_id as "entry_id!", line as "line!", salt as "salt!", hash as "hash!" from ledger.sealed_parts(array[:journalId]::uuid[]) order by entry_id',
);
const dayOf = statement(
  'proof_day',
  `select to_char(day, 'YYYY-MM-DD') as day, blocks, journals::int, root, previous, staff_acts, hash
    from ledger.seal_day where day = :day`,
);
const blocksOf = statement(
  'proof_day_blocks',
  'select number::int, hash from ledger.seal_block where day = :day order by number',
);

interface Hashed {
  root: Buffer;
  previous: Buffer;
  hash: Buffer;
}
type BlockRow = Hashed & { number: number; place: number; day: string; journals: number };
const inHex = ({ root, previous, hash }: Hashed) => ({
  root: root.toString('hex'),
  previous: previous.toString('hex'),
  hash: hash.toString('hex'),
});

/** Someone else's entry is not found. Of the other entries in the same journal, only salted hashes are returned. */
export async function proveEntry(db: Db, userId: string, entryId: string): Promise<Proof> {
  const journalId = await journalOfOwnEntry(db, userId, entryId);
  if (journalId === null) throw new Failure('not_found');
  const block = await db.row(sealedIn, { journalId });
  if (block === undefined)
    throw new Failure('wrong_state', {
      message: 'This entry isn’t sealed yet. Try again in a minute.',
      retryAfterSeconds: 30,
    });
  const parts = await db.rows(partsOf, { journalId });
  const place = parts.findIndex((part) => part.entry_id === entryId);
  const mine = parts[place];
  if (mine === undefined) throw new Error(`entry ${entryId} is not among its journal's`);
  const leaves = await db.rows(leavesOf, { block: block.number });
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
  const day = await db.row(dayOf, { day: block.day });
  if (day === undefined) return null;
  const blocks = await db.rows(blocksOf, { day: block.day });
  const path = merklePath(
    blocks.map(({ hash }) => hash),
    blocks.findIndex(({ number }) => number === block.number),
  );
  return {
    day: day.day,
    blocks: day.blocks,
    journals: day.journals,
    path,
    staff_acts: day.staff_acts.toString('hex'),
    ...inHex(day),
  };
}
