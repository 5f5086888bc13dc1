import { Failure } from '#kit/errors.ts';
import type { Actor } from '#kit/actor.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lineText, moveRow, moveText, notedIn } from '#kit/server/db/move-row.ts';
import { mustBeAllowed } from '#kit/transitions.ts';
import { holdCause } from '../absence.ts';
import type { ServiceContent, ServiceDraft } from '../draft.ts';
import { picturesWithCover, type ServicePicture } from '../picture-rules.ts';
import { mayMove } from '../policy.ts';
import type { ServiceMove, ServiceParty, ServiceState } from '../service.ts';
import { contentFrom, draftFrom, type StoredContent, type StoredDraft } from './stored.ts';

export interface ServiceRow {
  readonly id: string;
  readonly seller_id: string;
  readonly state: ServiceState;
  readonly slug: string | null;
  readonly draft: ServiceDraft;
  readonly draft_saved_at: Date;
  /** Of the draft; the first is the cover. */
  readonly pictures: readonly ServicePicture[];
  readonly version_id: string | null;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly published_at: Date | null;
  /** The published version; null before the first. */
  readonly content: ServiceContent | null;
  /** What it shows of its seller's portfolio where it has no picture and no design of its own. */
  readonly portfolio_cover: string | null;
  /** Of what is on hold: why, as the move says. */
  readonly held_because: string | null;
}

type Stored = Omit<ServiceRow, 'draft' | 'content'> & {
  readonly cover: string | null;
  readonly draft: StoredDraft;
  readonly content: StoredContent | null;
};

const rowOf = ({ draft, content, cover, pictures, ...row }: Stored): ServiceRow => ({
  ...row,
  pictures: picturesWithCover(pictures, cover),
  draft: draftFrom(draft),
  content: content === null ? null : contentFrom(content),
});

const columns = `s.id, s.seller_id, s.state, s.slug, s.draft, s.draft_saved_at, s.cover, s.pictures, s.version_id, s.rating_sum, s.rating_count, s.published_at, v.content, service_portfolio_cover(s) as portfolio_cover,
  case when s.state = 'on_hold' then (select e.reason from service_event e where e.service_id = s.id order by e.id desc limit 1) end as held_because
  from service s left join service_version v on v.id = s.version_id`;

const mineForUpdate = statement(
  'service_mine_for_update',
  `select ${columns} where s.id = :serviceId and s.seller_id = :sellerId for update of s`,
);
const mine = statement('service_mine', `select ${columns} where s.id = :serviceId and s.seller_id = :sellerId`);
const allMine = statement(
  'service_all_mine',
  `select ${columns} where s.seller_id = :sellerId order by s.created_at desc, s.id desc limit 100`,
);

const anyForUpdate = statement('service_for_update', `select ${columns} where s.id = :serviceId for update of s`);

/** Anyone's: for staff and deadlines. */
export async function lockService(tx: Tx, serviceId: string): Promise<ServiceRow | null> {
  const row = await tx.row(anyForUpdate, { serviceId });
  return row === undefined ? null : rowOf(row);
}

const missing = () => new Failure('not_found', { message: 'You don’t have this service.' });

/** Another seller's service is not found (E-3). */
export async function lockMyService(tx: Tx, actor: Actor, serviceId: string): Promise<ServiceRow> {
  const row = await tx.row(mineForUpdate, { serviceId, sellerId: actor.userId });
  if (row === undefined) throw missing();
  return rowOf(row);
}

export async function readMyService(db: Db, actor: Actor, serviceId: string): Promise<ServiceRow> {
  const row = await db.row(mine, { serviceId, sellerId: actor.userId });
  if (row === undefined) throw missing();
  return rowOf(row);
}

export const readMyServices = async (db: Db, actor: Actor): Promise<ServiceRow[]> =>
  (await db.rows(allMine, { sellerId: actor.userId })).map(rowOf);

const lastReason = statement(
  'service_last_reason',
  'select reason from service_event where service_id = :serviceId order by id desc limit 1',
);

/** Of a service that is locked and on hold: read after the lock, so that a hold by staff a moment ago counts. */
export const isHeldForAbsence = async (tx: Tx, serviceId: string): Promise<boolean> =>
  holdCause((await tx.row(lastReason, { serviceId }))?.reason ?? null) === 'absence';

export interface Mover {
  readonly party: ServiceParty;
  readonly actorId: string | null;
  readonly at: Date;
  readonly reason?: string;
}

const table = {
  write: statement('service_move', moveText({ table: 'service', returning: 'id' })),
  note: notedIn(statement('service_event_add', lineText('service_event', 'service_id'))),
};

/** One step of the table in `service.ts`. */
export async function moveService(
  tx: Tx,
  serviceId: string,
  from: ServiceState,
  move: ServiceMove,
  by: Mover,
): Promise<ServiceState> {
  const to = mustBeAllowed(mayMove(from, move, by.party), { state: from });
  await moveRow(tx, table, { id: serviceId, from, to, move, ...by, reason: by.reason ?? null }, {});
  return to;
}
