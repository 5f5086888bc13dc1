import type { Context } from '#kit/server/context.ts';
import { removePicture } from '#kit/server/storage/pictures.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once, type Export, type ExportFile } from '#kit/server/personal-export.ts';
import { emptyDraft } from '../draft.ts';
import { picturesWithCover } from '../picture-rules.ts';
import type { ServiceState } from '../service.ts';
import { refreshCards } from './cards.ts';
import { moveService } from './store.ts';
import { draftToStore } from './stored.ts';
import { dropCapacity } from './taking-orders.ts';

const whole = statement(
  'export_services',
  `select s.id, s.state, s.slug, s.draft, s.pictures, s.draft_saved_at, s.rating_sum, s.rating_count, s.created_at,
    s.published_at,
     (select jsonb_agg(jsonb_build_object('number', v.number, 'published_at', v.published_at, 'content', v.content)
       order by v.number)
      from service_version v where v.service_id = s.id) as versions,
     (select jsonb_agg(jsonb_build_object('at', r.asked_at, 'content', r.content, 'found', r.findings, 'state', r.state,
       'decided_at', r.decided_at, 'reason', r.reason)
        order by r.asked_at) from service_review r where r.service_id = s.id) as reviews_by_staff
   from service s where s.seller_id = :userId order by s.created_at`,
);
const capacity = statement(
  'export_capacity',
  'select most_open, away_from, away_until, away_note, open_orders, next_due_at, closed, closed_since from seller_capacity where user_id = :userId',
);
const picturesOf = statement(
  'export_pictures',
  "select id, cover, pictures from service where seller_id = :userId and (cover is not null or pictures <> '[]') order by created_at",
);

async function* picturesOfDrafts(db: Db, userId: string): AsyncGenerator<ExportFile> {
  for (const { id, cover, pictures } of await db.rows(picturesOf, { userId }))
    for (const [index, { file }] of picturesWithCover(pictures, cover).entries())
      yield { name: `services/${id}/picture-${index + 1}.${file.split('.').at(-1)}`, key: `covers/${file}` };
}

/** All of a person's services, with every published version. */
export const exportOfServices = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'services', about: 'Your services: drafts and all published versions.', records: once(db, whole, userId) },
    {
      name: 'taking-orders',
      about: 'How many open orders you take, and when you are away, with your message to clients.',
      records: once(db, capacity, userId),
    },
  ],
  files: picturesOfDrafts(db, userId),
});

const inState = statement(
  'services_in_state',
  'select id, state from service where seller_id = :userId and state = any (:states) order by id for update',
);
const among = statement(
  'services_among',
  'select id, state from service where seller_id = :userId and id = any (:ids) and state = :state order by id for update',
);

async function moveAll(
  tx: Tx,
  rows: readonly { id: string; state: ServiceState }[],
  move: 'pause' | 'resume' | 'archive' | 'hold',
  reason: string,
  at: Date,
): Promise<string[]> {
  for (const { id, state } of rows)
    await moveService(tx, id, state, move, {
      party: move === 'archive' ? 'freelancer' : 'system',
      actorId: null,
      at,
      reason,
    });
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await refreshCards(tx, ids);
  return ids;
}

/** Pauses all services of a seller and gives their ids, so that it can be undone. */
export async function pauseServicesOf(
  tx: Tx,
  userId: string,
  reason: string,
  context: Pick<Context, 'clock'>,
): Promise<string[]> {
  return moveAll(tx, await tx.rows(inState, { userId, states: ['active'] }), 'pause', reason, context.clock());
}

/** Puts what is on sale on hold, and gives the ids. */
export const holdServicesOf = async (tx: Tx, userId: string, reason: string, at: Date): Promise<string[]> =>
  moveAll(tx, await tx.rows(inState, { userId, states: ['active'] }), 'hold', reason, at);

/** Those of the given that are still paused. */
export async function resumeServices(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  reason: string,
  context: Pick<Context, 'clock'>,
): Promise<void> {
  await moveAll(tx, await tx.rows(among, { userId, ids, state: 'paused' }), 'resume', reason, context.clock());
}

const onSale = statement(
  'services_on_sale',
  "select count(*)::integer as n from service where seller_id = :userId and state = 'active'",
);

export const servicesOnSaleOf = async (reads: Db | Tx, userId: string): Promise<number> =>
  (await reads.row(onSale, { userId }))?.n ?? 0;

const ARCHIVABLE: readonly ServiceState[] = [
  'draft',
  'pending_review',
  'active',
  'needs_changes',
  'denied',
  'paused',
  'on_hold',
];
const unpublishedPictures = statement(
  'service_unpublished_pictures',
  `select distinct used.file as "file!" from service s,
     lateral (select s.cover as file union all select picture->>'file' from jsonb_array_elements(s.pictures) picture)
       used
   where s.seller_id = :userId and used.file is not null
   and not exists (
     select from service_version v where v.service_id = s.id
     and (v.content->>'cover' = used.file
       or v.content->'pictures' @> jsonb_build_array(jsonb_build_object('file', used.file))))`,
);
/** Published versions stay as they were sold; drafts that were never published are deleted. */
const blank = statement(
  'service_blank_drafts',
  "update service set cover = null, pictures = '[]', draft = :draft where seller_id = :userId",
);

const unwatch = statement('absence_drop', 'delete from seller_absence where user_id = :userId');

export async function eraseServices(tx: Tx, userId: string, context: Context): Promise<void> {
  await moveAll(
    tx,
    await tx.rows(inState, { userId, states: ARCHIVABLE }),
    'archive',
    'The account was deleted.',
    context.clock(),
  );
  const gone = await tx.rows(unpublishedPictures, { userId });
  await tx.rows(blank, { userId, draft: JSON.stringify(draftToStore(emptyDraft)) });
  await tx.rows(unwatch, { userId });
  await dropCapacity(tx, userId);
  for (const { file } of gone) await removePicture(context.files, `covers/${file}`);
}
