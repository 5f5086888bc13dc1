import { statement, type Db, type Remembered } from '#kit/server/db/database.ts';
import { tierOf } from '#domains/accounts/verification.ts';
import type { Synonyms } from './query-plan.ts';
import { documentWords, ServiceIndex, type ServiceDocument } from './service-index.ts';
import { dictionaryOf, Stems } from './stems.ts';
import { TextMatches } from './text-match.ts';

/** How much of a description is searched. */
const DESCRIPTION_LENGTH = 4_000;
/** Between two batches others are served. */
const BATCH = 250;
/** A process that did not look for this long loads everything again: changes are kept for a day. */
const GOOD_FOR_MS = 12 * 60 * 60 * 1_000;
/** So many numbers of gone services, and more than services, are worth loading again. */
const GONE_LIMIT = 5_000;

const columns = `c.service_id as id, c.title, c.category, c.top_category, c.price, c.delivery_days, c.rating, c.score, c.published_at, c.seller, s.rating_sum, s.rating_count,
  v.content->'tags' as tags, left(v.content->>'description', ${DESCRIPTION_LENGTH}) as description
  from service_card c join service s on s.id = c.service_id join service_version v on v.id = s.version_id`;
const batch = statement('search_documents_after', `select ${columns} where c.service_id > $1 order by c.service_id limit ${BATCH}`);
const byIds = statement('search_documents', `select ${columns} where c.service_id = any($1::uuid[])`);
const now = statement('search_watermark', 'select pg_snapshot_xmin(pg_current_snapshot())::text as "watermark!"');
const changed = statement(
  'search_changes',
  `select pg_snapshot_xmin(pg_current_snapshot())::text as "watermark!", c.service_id, c.changed_in::text as changed_in
   from (select) one left join service_card_change c on c.changed_in >= $1::text::xid8`,
);

/** What a process keeps of one database to search it. */
export interface OpenIndex {
  index: ServiceIndex;
  readonly stems: Stems;
  readonly synonyms: Synonyms;
  readonly matches: TextMatches;
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

const held: Remembered<{ opening: Promise<OpenIndex> | null; language: string | null }> = { begin: () => ({ opening: null, language: null }) };

type Row = Awaited<ReturnType<typeof readBatch>>[number];
const readBatch = (db: Db, after: string) => db.rows(batch, [after]);

function documentOf(row: Row): ServiceDocument {
  const { seller } = row;
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    top: row.top_category,
    price: Number(row.price),
    days: row.delivery_days,
    rating: row.rating,
    average: row.rating_count === 0 ? 0 : Math.round(row.rating_sum / row.rating_count),
    reviews: row.rating_count,
    score: row.score,
    publishedAt: row.published_at.getTime(),
    tags: row.tags ?? [],
    description: row.description ?? '',
    seller: {
      name: seller?.name ?? '',
      username: seller?.username ?? '',
      level: seller?.level ?? 'new',
      tier: tierOf(seller?.tier ?? 0),
      country: seller?.country ?? '',
      languages: seller?.languages ?? [],
    },
  };
}

async function addAll(db: Db, { index, stems }: Pick<OpenIndex, 'index' | 'stems'>, rows: readonly Row[]): Promise<void> {
  const documents = rows.map(documentOf).map((document) => ({ document, words: documentWords(document) }));
  await stems.learn(
    db,
    documents.flatMap(({ words }) => words.fields.flatMap(([, some]) => some.filter((word) => !index.vocabulary.has(word)))),
  );
  for (const { document, words } of documents) index.add(document, words);
}

async function load(db: Db, language: string | null): Promise<OpenIndex> {
  const stems = new Stems(dictionaryOf(language));
  const index = new ServiceIndex(stems.of);
  // Before the first batch: what changes while it loads is loaded again.
  const { watermark } = (await db.row(now)) ?? { watermark: '0' };
  const synonyms = await stems.synonyms(db);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readBatch(db, after);
    await addAll(db, { index, stems }, rows);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) break;
  }
  index.settle();
  return {
    index,
    stems,
    synonyms,
    matches: new TextMatches(),
    watermark,
    changes: 0,
    lookedAt: performance.now(),
    updating: null,
    answers: new Map(),
    answersOf: -1,
  };
}

/** Loaded for the first search; the others wait for the same. */
export async function openIndex(db: Db, language: string | null): Promise<OpenIndex> {
  const one = db.memory(held);
  if (one.opening === null || one.language !== language) {
    one.language = language;
    one.opening = load(db, language);
    one.opening.catch(() => (one.opening = null));
  }
  const open = await one.opening;
  const isOld = performance.now() - open.lookedAt > GOOD_FOR_MS;
  const isSparse = open.index.gone > GONE_LIMIT && open.index.gone > open.index.size;
  if (isOld || isSparse) {
    one.opening = null;
    return openIndex(db, language);
  }
  return open;
}

/** Takes in what changed since it last looked. Searches that ask at the same time share it. */
export async function catchUp(db: Db, open: OpenIndex): Promise<void> {
  open.updating ??= update(db, open).finally(() => (open.updating = null));
  await open.updating;
}

async function update(db: Db, open: OpenIndex): Promise<void> {
  const rows = await db.rows(changed, [open.watermark]);
  const ids = [...new Set(rows.flatMap(({ service_id: id }) => id ?? []))];
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const found = await db.rows(byIds, [some]);
    const onSale = new Set(found.map(({ id }) => id));
    for (const id of some) if (!onSale.has(id)) open.index.remove(id);
    await addAll(db, open, found);
  }
  const watermark = BigInt(rows[0]?.watermark ?? open.watermark);
  open.changes = rows.filter(({ changed_in: by }) => by !== null && BigInt(by) >= watermark).length;
  open.watermark = String(watermark);
  open.lookedAt = performance.now();
}
