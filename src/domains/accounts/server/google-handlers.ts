import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as calls from '../google-contract.ts';
import { googleLinkState, unlinkGoogle } from './google-links.ts';
import { askSecondFactor, joinByGoogle, linkAfterProof, proofForGoogle, settleArrival } from './google-sign-in.ts';
import { countRegistration } from './registration-limits.ts';
import { beginGoogleTrip, endGoogleTrip } from './google-trips.ts';

export const googleHandlers: readonly Handler[] = [
  onQuery(calls.googleOffered, async ({ context }) => ({ offered: context.config.google !== null })),
  onCommand(
    calls.beginGoogle,
    ({ context }) => beginGoogleTrip(context, null),
    async ({ prepared }) => prepared,
  ),
  onCommand(
    calls.finishGoogle,
    async ({ db, body, context }) => {
      const arrival = await endGoogleTrip(db, body, context);
      await askSecondFactor(db, arrival, context);
      return arrival;
    },
    ({ tx, prepared, actor, request, context }) => settleArrival(tx, prepared, actor, request, context),
  ),
  onCommand(
    calls.joinWithGoogle,
    ({ db, request, context }) => countRegistration(db, request.address, context),
    ({ tx, body, request, context }) => joinByGoogle(tx, body, request, context),
  ),
  onCommand(
    calls.proveForGoogle,
    ({ db, body, actor, request, context }) => proofForGoogle(db, body, actor, request, context),
    ({ tx, body, prepared, request, context }) => linkAfterProof(tx, body.ticket, prepared, request, context),
  ),
  onQuery(calls.googleLink, ({ db, actor, context }) => googleLinkState(db, actor.userId, context)),
  onCommand(
    calls.beginGoogleLink,
    ({ actor, context }) => beginGoogleTrip(context, actor.userId),
    async ({ prepared }) => prepared,
  ),
  onCommand(calls.unlinkGoogle, ({ tx, actor, context }) => unlinkGoogle(tx, actor, context)),
];
