import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as calls from '../google-contract.ts';
import { googleLinkState, unlinkGoogle } from './google-links.ts';
import { askSecondFactor, joinByGoogle, linkAfterProof, proofForGoogle, settleArrival, type GoogleProof } from './google-sign-in.ts';
import { countRegistration } from './registration-limits.ts';
import { beginGoogleTrip, endGoogleTrip, type Arrival } from './google-trips.ts';

type Trip = Awaited<ReturnType<typeof beginGoogleTrip>>;

export const googleHandlers: readonly Handler[] = [
  onQuery(calls.googleOffered, async ({ context }) => ({ offered: context.config.google !== null })),
  onCommand<typeof calls.beginGoogle, Trip>(calls.beginGoogle, async ({ prepared }) => prepared, {
    prepare: ({ context }) => beginGoogleTrip(context, null),
  }),
  onCommand<typeof calls.finishGoogle, Arrival>(
    calls.finishGoogle,
    ({ tx, prepared, actor, request, context }) => settleArrival(tx, prepared, actor, request, context),
    {
      prepare: async ({ db, body, context }) => {
        const arrival = await endGoogleTrip(db, body, context);
        await askSecondFactor(db, arrival, context);
        return arrival;
      },
    },
  ),
  onCommand<typeof calls.joinWithGoogle, void>(calls.joinWithGoogle, ({ tx, body, request, context }) => joinByGoogle(tx, body, request, context), {
    prepare: ({ db, request, context }) => countRegistration(db, request.address, context),
  }),
  onCommand<typeof calls.proveForGoogle, GoogleProof>(
    calls.proveForGoogle,
    ({ tx, body, prepared, request, context }) => linkAfterProof(tx, body.ticket, prepared, request, context),
    { prepare: ({ db, body, actor, request, context }) => proofForGoogle(db, body, actor, request, context) },
  ),
  onQuery(calls.googleLink, ({ db, actor, context }) => googleLinkState(db, actor.userId, context)),
  onCommand<typeof calls.beginGoogleLink, Trip>(calls.beginGoogleLink, async ({ prepared }) => prepared, {
    prepare: ({ actor, context }) => beginGoogleTrip(context, actor.userId),
  }),
  onCommand(calls.unlinkGoogle, ({ tx, actor, context }) => unlinkGoogle(tx, actor, context)),
];
