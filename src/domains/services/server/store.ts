import { Failure } from '#kit/errors.ts';
import type { Actor } from '#kit/actor.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { ServiceContent, ServiceDraft } from '../draft.ts';
import { mayMove } from '../policy.ts';
import type { ServiceMove, ServiceParty, ServiceState } from '../service.ts';

export interface ServiceRow {
  readonly id: string;
  readonly seller_id: string;
  readonly state: ServiceState;
  readonly slug: string | null;
  readonly draft: ServiceDraft;
  readonly draft_saved_at: Date;
  readonly cover: string | null;
  readonly version_id: string | null;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly published_at: Date | null;
  /** What is on sale; null before the first publishing. */
  readonly content: ServiceContent | null;
}

const columns = `s.id, s.seller_id, s.state, s.slug, s.draft, s.draft_saved_at, s.cover, s.version_id, s.rating_sum, s.rating_count, s.published_at, v.content
  from service s left join service_version v on v.id = s.version_id`;

const mineForUpdate = statement('service_mine_for_update', `select ${columns} where s.id = $1 and s.seller_id = $2 for update of s`);
const mine = statement('service_mine', `select ${columns} where s.id = $1 and s.seller_id = $2`);
const allMine = statement('service_all_mine', `select ${columns} where s.seller_id = $1 order by s.created_at desc, s.id desc limit 100`);

const missing = () => new Failure('not_found', { message: 'There is no such service of yours.' });

/** Another seller's service is as missing as one that never was (E-3). */
export async function lockMyService(tx: Tx, actor: Actor, serviceId: string): Promise<ServiceRow> {
  const row = await tx.row<ServiceRow>(mineForUpdate, [serviceId, actor.userId]);
  if (row === undefined) throw missing();
  return row;
}

export async function readMyService(db: Db, actor: Actor, serviceId: string): Promise<ServiceRow> {
  const row = await db.row<ServiceRow>(mine, [serviceId, actor.userId]);
  if (row === undefined) throw missing();
  return row;
}

export const readMyServices = (db: Db, actor: Actor): Promise<ServiceRow[]> => db.rows<ServiceRow>(allMine, [actor.userId]);

export interface Mover {
  readonly party: ServiceParty;
  readonly actorId: string | null;
  readonly at: Date;
  readonly reason?: string;
}

const setState = statement('service_set_state', 'update service set state = $3 where id = $1 and state = $2 returning id');
const addEvent = statement(
  'service_add_event',
  'insert into service_event (service_id, at, move, party, actor_id, state_before, state_after, reason) values ($1, $2, $3, $4, $5, $6, $7, $8)',
);

/** One step of the table in `service.ts`, guarded in the update itself (ID-5), with its line in the history. */
export async function moveService(tx: Tx, serviceId: string, from: ServiceState, move: ServiceMove, by: Mover): Promise<ServiceState> {
  const allowed = mayMove(from, move, by.party);
  if (!allowed.ok) throw new Failure(allowed.code, { message: allowed.why, data: { state: from } });
  const moved = await tx.row(setState, [serviceId, from, allowed.to]);
  if (moved === undefined) throw new Failure('wrong_state', { data: { state: from } });
  await tx.rows(addEvent, [serviceId, by.at, move, by.party, by.actorId, from, allowed.to, by.reason ?? null]);
  return allowed.to;
}
