import { openTicket } from '#domains/support/server/support.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { apply } from '../contract.ts';
import { whyNotApply } from '../opening.ts';
import { factsOf, publicOpening } from './store.ts';

/** An application is a ticket about the opening: the same queue, number, link and answers as every message (CAR-4). */
export async function applyFor(
  tx: Tx,
  actor: Actor | null,
  slug: string,
  wish: Parsed<typeof apply>['body'],
  context: Context,
): Promise<DataOf<typeof apply>> {
  const opening = await publicOpening(tx, slug);
  const refusal = whyNotApply(factsOf(opening), context.clock());
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: opening.state } });
  return openTicket(
    tx,
    actor,
    { ...wish, topic: 'career', subject: `Application: ${opening.title}`, thingId: opening.id },
    context,
  );
}
