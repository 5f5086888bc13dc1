import { instant } from '#kit/server/db/json-instant.ts';
import { isCalendarDay } from '#kit/calendar-day.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { publishedBlock, publishedSeals } from '../contract.ts';

type Block = DataOf<typeof publishedBlock>;

const hex = (column: string): string => `encode(${column}, 'hex')`;

const days = statement(
  'seals_days',
  `select day::text, blocks, journals::int, ${hex('root')} as root, ${hex('previous')} as previous,
    ${hex('staff_acts')} as staff_acts, ${hex('hash')} as hash, ${instant('closed_at')} as closed_at
   from ledger.seal_day where :day::date is null or day < :day order by day desc limit :limit`,
);
const BLOCK = `select number::int, day::text, journals, ${hex('root')} as root, ${hex('previous')} as previous,
  ${hex('hash')} as hash, ${instant('sealed_at')} as sealed_at from ledger.seal_block`;
const block = statement('seals_block', `${BLOCK} where number = :number`);
const latest = statement('seals_latest', `${BLOCK} order by number desc limit 1`);

const PAGE_SIZE = 31;

export async function sealsPublished(db: Db, wanted: PageAsked): Promise<DataOf<typeof publishedSeals>> {
  const place = placeOf(wanted.cursor, { key: isCalendarDay, id: (text) => text === 'day' });
  const limit = wanted.limit ?? PAGE_SIZE;
  const rows = await db.rows(days, { day: place?.key ?? null, limit: limit + 1 });
  return { ...cutPage(rows, limit, ({ day }) => ({ key: day, id: 'day' })), latest: await latestBlock(db) };
}

export async function latestBlock(db: Db): Promise<Block | null> {
  return (await db.row(latest)) ?? null;
}

export async function blockPublished(db: Db, number: string): Promise<Block> {
  const found = await db.row(block, { number });
  if (found === undefined) throw new Failure('not_found');
  return found;
}
