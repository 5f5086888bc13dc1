import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { emptyDraft, type ServiceDraft } from '../draft.ts';
import { isEditable, MAX_SERVICES } from '../service.ts';
import { lockMyService, type ServiceRow } from './store.ts';
import { draftToStore } from './stored.ts';

const insert = statement(
  'service_insert',
  "insert into service (id, seller_id, state, draft, draft_saved_at, created_at) values ($1, $2, 'draft', $3, $4, $4)",
);
const save = statement('service_save_draft', 'update service set draft = $2, draft_saved_at = $3 where id = $1');

const owned = statement('services_owned', "select count(*)::integer as n from service where seller_id = $1 and state <> 'archived'");

export async function createService(
  tx: Tx,
  actor: Actor,
  first: { title?: string | undefined; category?: string | null | undefined },
  context: Context,
): Promise<{ id: string }> {
  // Two tabs at once count one after the other.
  lockUntilCommit(tx, 41, `services-of:${actor.userId}`);
  const open = await tx.row(owned, [actor.userId]);
  if ((open?.n ?? 0) >= MAX_SERVICES) throw new Failure('wrong_state', { message: `You have ${MAX_SERVICES} services. Archive one to create another.` });
  const id = context.makeId();
  const draft = draftToStore({ ...emptyDraft, title: first.title ?? '', category: first.category ?? null });
  await tx.rows(insert, [id, actor.userId, JSON.stringify(draft), context.clock()]);
  return { id };
}

export async function lockEditable(tx: Tx, actor: Actor, serviceId: string): Promise<ServiceRow> {
  const service = await lockMyService(tx, actor, serviceId);
  mustBeEditable(service);
  return service;
}

export function mustBeEditable({ state }: ServiceRow): void {
  if (!isEditable(state)) throw new Failure('wrong_state', { message: 'You can no longer change this service.', data: { state } });
}

/** The last save wins: a draft has one writer, its seller. */
export async function saveDraft(
  tx: Tx,
  actor: Actor,
  serviceId: string,
  draft: ServiceDraft,
  context: Context,
): Promise<{ savedAt: Date; service: ServiceRow }> {
  const service = await lockEditable(tx, actor, serviceId);
  const savedAt = context.clock();
  await tx.rows(save, [serviceId, JSON.stringify(draftToStore(draft)), savedAt]);
  return { savedAt, service };
}
