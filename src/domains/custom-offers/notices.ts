import { counted } from '#kit/format/unit.ts';
import { noticesOf, shortTitle, type Notice, type Say } from '#kit/notices.ts';
import { SIDES, type Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

interface About {
  readonly offerNumber: string;
  readonly title: string;
  readonly clientId: string;
  readonly freelancerId: string;
}

const toSide = (
  { offerNumber, title: service, clientId, freelancerId }: About,
  to: Side,
  title: string,
  text: string,
  isWithdrawn = false,
): Notice => ({
  to: to === 'client' ? clientId : freelancerId,
  topic: 'offers',
  group: { key: `custom-offer:${offerNumber}`, title: `${service} · ${offerNumber}` },
  title,
  text,
  path: pathTo('custom-offer', { offerNumber }),
  action: 'Open the offer',
  sent: {
    by: to === 'client' ? freelancerId : clientId,
    what: `custom-offer:${offerNumber}`,
    ...(isWithdrawn ? { isWithdrawn } : {}),
  },
});
/** About money or a deadline. */
const immediately = (offer: About, to: Side, title: string, text: string): Notice => ({
  ...toSide(offer, to, title, text),
  isImmediate: true,
});

const nameOf = ({ clientId, freelancerId }: About, side: Side, say: Say): string =>
  side === 'client' ? say.name(clientId, 'The client') : say.name(freelancerId, 'The freelancer');
const ENDED = { declined: 'declined', withdrawn: 'withdrew' } as const;

export const customOfferNotices = [
  noticesOf(events.offerRequested, ({ endsAt, ...facts }, say) =>
    immediately(
      facts,
      'freelancer',
      `${nameOf(facts, 'client', say)} requests a custom offer: answer by ${say.on(endsAt)}`,
      `It is about “${facts.title}”. Make an offer or decline by ${say.when(endsAt)}. After that, the request expires.`,
    ),
  ),
  noticesOf(events.offerMade, ({ version, amount, total = amount, currency, days, endsAt, ...facts }, say) =>
    immediately(
      facts,
      'client',
      `${nameOf(facts, 'freelancer', say)} ${version < 2 ? 'made you a custom offer' : 'changed your custom offer'}: answer by ${say.on(endsAt)}`,
      `You pay ${say.money({ amount: total, currency })} with fees. Delivered in ${counted(days, { one: 'day', other: 'days' })}. The offer is valid until ${say.when(endsAt)}.${version < 2 ? '' : ' The previous offer can no longer be accepted.'}`,
    ),
  ),
  noticesOf(events.offerEnded, ({ by, was, outcome, reason, left, ...facts }, say) => {
    const explanation =
      left !== undefined
        ? `The ${left} is closing their account. Nothing was paid.`
        : reason === null
          ? 'Nothing was paid.'
          : `Reason: ${reason}`;
    const what = was === 'request' ? 'request for a custom offer' : 'custom offer';
    const title =
      by === null || outcome === 'expired'
        ? `The ${what} for “${shortTitle(facts.title)}” ${outcome === 'expired' ? 'expired' : `was ${outcome}`}`
        : `${nameOf(facts, by, say)} ${ENDED[outcome]} the ${what}`;
    return SIDES.filter((side) => side !== by && side !== left).map((side) =>
      toSide(facts, side, title, `It was about “${facts.title}”. ${explanation}`, outcome === 'withdrawn'),
    );
  }),
  noticesOf(events.offerReopened, ({ endsAt, ...facts }, say) =>
    immediately(
      facts,
      'client',
      `You can order the custom offer for “${shortTitle(facts.title)}” again`,
      `The order for it was not paid. The offer is valid until ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.offerReminded, ({ turn, endsAt, ...facts }, say) =>
    turn.map((side) =>
      immediately(
        facts,
        side,
        `Answer ${side === 'client' ? `${say.name(facts.freelancerId, 'the freelancer')}’s custom offer` : `${say.name(facts.clientId, 'the client')}’s request for a custom offer`} by ${say.on(endsAt)}`,
        `You have until ${say.when(endsAt)}.`,
      ),
    ),
  ),
];
