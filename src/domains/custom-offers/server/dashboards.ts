/** What custom offers put on the two dashboards: requests and offers that wait for the reader. */
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import type { Actor } from '#kit/actor.ts';
import type { Db } from '#kit/server/db/database.ts';
import { offerTurnShape } from '../dashboard-piece.ts';
import { offersWaiting } from './present.ts';

const waitingFor = (side: 'client' | 'freelancer') => async (db: Db, actor: Actor) => ({
  data: {},
  turns: (await offersWaiting(db, actor.userId, side)).map((line) => ({ kind: 'custom_offer' as const, ...line })),
});

export const customOfferDashboards = [
  dashboardPart({ of: 'client', piece: {}, turn: offerTurnShape, read: waitingFor('client') }),
  dashboardPart({ of: 'freelancer', piece: {}, turn: offerTurnShape, read: waitingFor('freelancer') }),
];
