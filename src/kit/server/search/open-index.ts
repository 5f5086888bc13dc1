import type { Lexicon } from '#kit/lexicon.ts';
import { statement, type Db, type Remembered } from '#kit/server/db/database.ts';
import { KeptMatches } from './kept-matches.ts';
import { Narrowing } from './narrowing.ts';
import { wordsOfQuery } from './query-plan.ts';
import type { Reading } from './reading.ts';
import { sharedWords } from './shared-words.ts';
import type { Stems } from './stems.ts';
import type { DocumentWords, TextIndex } from './text-index.ts';

/** How many are read at once; between two batches others are served. */
export const INDEX_BATCH = 250;
/** A process that did not look for this long loads everything again: changes are kept for a day. */
const GOOD_FOR_MS = 12 * 60 * 60 * 1_000;
/** So many numbers of what is gone, and more than of what is there, are worth loading again. */
const GONE_LIMIT = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** So many open changes are not counted any further. */
export const MOST_CHANGES = 10_000;

export interface Change {
  /** The oldest transaction that is open. */
  readonly watermark: string;
  /** Null in a row that says the watermark alone. */
  readonly id: string | null;
  readonly changed_in: string | null;
}

/** One kind of thing that is searched: how it is read, and what of it are words. */
export interface Searchable<Document extends { readonly id: string }, Index extends TextIndex> {
  readonly makeIndex: (
    stemOf: (word: string) => string | null,
  ) => Index & { add: (document: Document, words: DocumentWords) => void };
  readonly wordsOf: (document: Document) => DocumentWords;
  /** The next `INDEX_BATCH` by id. */
  readonly after: (db: Db, id: string) => Promise<readonly Document[]>;
  readonly byIds: (db: Db, ids: readonly string[]) => Promise<readonly Document[]>;
  /** What changed in this transaction and later ones, with the watermark of now: at least one row. */
  readonly changesSince: (db: Db, watermark: string) => Promise<readonly Change[]>;
  readonly lexicon: () => Lexicon;
}

/** What a process keeps of one database to search one kind of thing in it. */
export interface OpenIndex<Index extends TextIndex> {
  readonly index: Index;
  readonly stems: Stems;
  readonly reading: Reading;
  readonly matches: KeptMatches;
  readonly narrowing: Narrowing;
  /** Everything that committed before this transaction is in the index. */
  watermark: string;
  /** How many changes of this transaction and later ones are in it too. */
  changes: number;
  lookedAt: number;
  updating: Promise<void> | null;
  /** What was found for a search, while nothing changes. */
  readonly answers: Map<string, unknown>;
  answersOf: number;
}

export interface Opener<Index extends TextIndex> {
  /** Loaded for the first search; the others wait for the same. */
  readonly open: (db: Db, language: string | null) => Promise<OpenIndex<Index>>;
  /** Takes in what changed since it last looked. Searches that ask at the same time share it. */
  readonly catchUp: (db: Db, open: OpenIndex<Index>) => Promise<void>;
}

const now = statement('search_watermark', 'select pg_snapshot_xmin(pg_current_snapshot())::text as "watermark!"');

export function openerOf<Document extends { readonly id: string }, Index extends TextIndex>(
  source: Searchable<Document, Index>,
): Opener<Index> {
  type Made = ReturnType<typeof source.makeIndex>;
  const held: Remembered<{ opening: Promise<OpenIndex<Made>> | null; language: string | null }> = {
    begin: () => ({ opening: null, language: null }),
  };

  async function addAll(db: Db, index: Made, stems: Stems, documents: readonly Document[]): Promise<void> {
    const read = documents.map((document) => ({ document, words: source.wordsOf(document) }));
    await stems.learn(
      db,
      read.flatMap(({ words }) =>
        words.fields.flatMap(([, some]) => some.filter((word) => !index.vocabulary.has(word))),
      ),
    );
    for (const { document, words } of read) index.add(document, words);
  }

  async function load(db: Db, language: string | null): Promise<OpenIndex<Made>> {
    const { stems, reading } = await sharedWords(db, source.lexicon(), language);
    const index = source.makeIndex(stems.of);
    // Before the first batch: what changes while it loads is loaded again.
    const { watermark } = (await db.row(now)) ?? { watermark: '0' };
    let after = FIRST_ID;
    for (;;) {
      const documents = await source.after(db, after);
      await addAll(db, index, stems, documents);
      after = documents.at(-1)?.id ?? after;
      if (documents.length < INDEX_BATCH) break;
    }
    index.settle();
    return {
      index,
      stems,
      reading,
      matches: new KeptMatches(),
      narrowing: new Narrowing(),
      watermark,
      changes: 0,
      lookedAt: performance.now(),
      updating: null,
      answers: new Map(),
      answersOf: -1,
    };
  }

  async function update(db: Db, open: OpenIndex<Made>): Promise<void> {
    const rows = await source.changesSince(db, open.watermark);
    const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))];
    for (let from = 0; from < ids.length; from += INDEX_BATCH) {
      const some = ids.slice(from, from + INDEX_BATCH);
      const found = await source.byIds(db, some);
      const there = new Set(found.map(({ id }) => id));
      for (const id of some) if (!there.has(id)) open.index.remove(id);
      await addAll(db, open.index, open.stems, found);
    }
    const watermark = BigInt(rows[0]?.watermark ?? open.watermark);
    open.changes = rows.filter(({ changed_in: by }) => by !== null && BigInt(by) >= watermark).length;
    open.watermark = String(watermark);
    open.lookedAt = performance.now();
  }

  async function open(db: Db, language: string | null): Promise<OpenIndex<Made>> {
    const cache = db.memory(held);
    if (cache.opening === null || cache.language !== language) {
      cache.language = language;
      cache.opening = load(db, language);
      cache.opening.catch(() => (cache.opening = null));
    }
    const opened = await cache.opening;
    const isOld = performance.now() - opened.lookedAt > GOOD_FOR_MS;
    const isSparse = opened.index.gone > GONE_LIMIT && opened.index.gone > opened.index.size;
    if (!isOld && !isSparse) return opened;
    cache.opening = null;
    return open(db, language);
  }

  return {
    open,
    async catchUp(db, opened) {
      opened.updating ??= update(db, opened as OpenIndex<Made>).finally(() => (opened.updating = null));
      await opened.updating;
    },
  };
}

const KEPT_ANSWERS = 400;

/** What the index finds, kept while nothing changes. Pages of one search are kept apart. */
export function cachedAnswer<Value>(open: OpenIndex<TextIndex>, key: string, make: () => Value): Value {
  if (open.answersOf !== open.index.version) open.answers.clear();
  open.answersOf = open.index.version;
  const known = open.answers.get(key) as Value | undefined;
  if (known !== undefined) return known;
  const answer = make();
  const oldest = open.answers.keys().next().value;
  if (open.answers.size >= KEPT_ANSWERS && oldest !== undefined) open.answers.delete(oldest);
  open.answers.set(key, answer);
  return answer;
}

/** Words that only searches have are learned before they are looked for. */
export async function learnWords(db: Db, { stems }: OpenIndex<TextIndex>, text: string): Promise<void> {
  if (text !== '') await stems.learn(db, wordsOfQuery(text), true);
}

/** A list that finds changes again and again answers with what it has: others are writing faster than it reads. */
const MOST_LOOKS = 3;

/**
 * Reads by the index until what it read by is up to date (decision 095): an answer knows every change that committed
 * before it. `read` gets what was found, and counts the changes from the watermark on in the same statement.
 */
export async function upToDate<Found, Row extends { readonly changes: number }, Index extends TextIndex>(
  { catchUp }: Opener<Index>,
  db: Db,
  open: OpenIndex<Index>,
  find: () => Found,
  read: (watermark: string, found: Found) => Promise<Row | undefined>,
): Promise<{ found: Found; row: Row | undefined }> {
  for (let looks = 1; ; looks += 1) {
    const { watermark, changes } = open;
    const found = find();
    const row = await read(watermark, found);
    if (row === undefined || (row.changes === changes && changes < MOST_CHANGES) || looks >= MOST_LOOKS)
      return { found, row };
    await catchUp(db, open);
  }
}
