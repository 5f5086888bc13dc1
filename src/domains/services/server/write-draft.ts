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
  "insert into service (id, seller_id, state, draft, draft_saved_at, created_at) values (:id, :sellerId, 'draft', :draft, :draftSavedAt, :draftSavedAt)",
);
const save = statement(
  'service_save_draft',
  'update service set draft = :draft, draft_saved_at = :savedAt where id = :serviceId',
);

const owned = statement(
  'services_owned',
  "select count(*)::integer as n from service where seller_id = :sellerId and state <> 'archived'",
);

export async function createService(
  tx: Tx,
  actor: Actor,
  first: { title?: string | undefined; category?: string | null | undefined },
  context: Context,
): Promise<{ id: string }> {
  // Two tabs at once count one after the other.
  lockUntilCommit(tx, 41, `services-of:${actor.userId}`);
  const open = await tx.row(owned, { sellerId: actor.userId });
  if ((open?.n ?? 0) >= MAX_SERVICES)
    throw new Failure('wrong_state', { message: `You have ${MAX_SERVICES} services. Archive one to create another.` });
  const id = context.makeId();
  const draft = draftToStore({ ...emptyDraft, title: first.title ?? '', category: first.category ?? null });
  await tx.rows(insert, { id, sellerId: actor.userId, draft: JSON.stringify(draft), draftSavedAt: context.clock() });
  return { id };
}

export async function lockEditable(tx: Tx, actor: Actor, serviceId: string): Promise<ServiceRow> {
  const service = await lockMyService(tx, actor, serviceId);
  mustBeEditable(service);
  return service;
}

export function mustBeEditable({ state }: ServiceRow): void {
  if (!isEditable(state))
    throw new Failure('wrong_state', { message: 'You can no longer change this service.', data: { state } });
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
  await tx.rows(save, { serviceId, draft: JSON.stringify(draftToStore(draft)), savedAt });
  return { savedAt, service };
}
