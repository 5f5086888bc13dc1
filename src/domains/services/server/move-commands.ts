import type { Actor } from '#kit/actor.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { serviceArchived, servicePaused, serviceResumed } from '../events.ts';
import type { ServiceMove } from '../service.ts';
import { refreshListing } from './cards.ts';
import type { Stood } from './publish-service.ts';
import { refuseLapsed } from './sellers-standing.ts';
import { isHeldForAbsence, lockMyService, moveService } from './store.ts';

const news = { pause: servicePaused, resume: serviceResumed, archive: serviceArchived } as const;

/** Pauses, resumes or archives a service. Its orders continue in any case. */
async function move(
  tx: Tx,
  actor: Actor,
  serviceId: string,
  context: Context,
  name: keyof typeof news & ServiceMove,
): Promise<Stood> {
  const service = await lockMyService(tx, actor, serviceId);
  if (name === 'resume') await refuseLapsed(tx, actor.userId, context);
  const isBack = name === 'resume' && service.state === 'on_hold' && (await isHeldForAbsence(tx, serviceId));
  const state = await moveService(tx, serviceId, service.state, isBack ? 'comeBack' : name, {
    party: 'freelancer',
    actorId: actor.userId,
    at: context.clock(),
  });
  await refreshListing(tx, serviceId);
  announce(tx, news[name], { serviceId, sellerId: actor.userId }, [userTopic(actor.userId)]);
  return { id: serviceId, slug: service.slug, state };
}

export const pauseService = (tx: Tx, actor: Actor, serviceId: string, context: Context): Promise<Stood> =>
  move(tx, actor, serviceId, context, 'pause');
export const resumeService = (tx: Tx, actor: Actor, serviceId: string, context: Context): Promise<Stood> =>
  move(tx, actor, serviceId, context, 'resume');
export const archiveService = (tx: Tx, actor: Actor, serviceId: string, context: Context): Promise<Stood> =>
  move(tx, actor, serviceId, context, 'archive');
