import { counted } from '#kit/format/unit.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';
import { SIDES, type Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

interface About {
  readonly offerNumber: string;
  readonly title: string;
  readonly clientId: string;
  readonly freelancerId: string;
}

const toSide = ({ offerNumber, title: service, clientId, freelancerId }: About, to: Side, title: string, text: string, isWithdrawn = false): Notice => ({
  to: to === 'client' ? clientId : freelancerId,
  topic: 'offers',
  group: { key: `custom-offer:${offerNumber}`, title: `${service} · ${offerNumber}` },
  title,
  text,
  path: pathTo('custom-offer', { offerNumber }),
  sent: { by: to === 'client' ? freelancerId : clientId, what: `custom-offer:${offerNumber}`, ...(isWithdrawn ? { isWithdrawn } : {}) },
});

export const customOfferNotices = [
  noticesOf(events.offerRequested, ({ endsAt, ...about }, say) =>
    toSide(
      about,
      'freelancer',
      'A client requests a custom offer',
      `It is about “${about.title}”. Make an offer or decline by ${say.when(endsAt)}. After that, the request expires.`,
    ),
  ),
  noticesOf(events.offerMade, ({ version, amount, currency, days, endsAt, ...about }, say) =>
    toSide(
      about,
      'client',
      version < 2 ? 'You have a custom offer' : 'Your custom offer was changed',
      `${say.money({ amount, currency })}, delivered in ${counted(days, { one: 'day', other: 'days' })}. It is valid until ${say.when(endsAt)}.${version < 2 ? '' : ' The previous offer can no longer be accepted.'}`,
    ),
  ),
  noticesOf(events.offerEnded, ({ by, was, outcome, reason, left, ...about }) => {
    const why = left !== undefined ? `The ${left} is closing their account. Nothing was paid.` : reason === null ? 'Nothing was paid.' : `Reason: ${reason}`;
    return SIDES.filter((side) => side !== by && side !== left).map((side) =>
      toSide(
        about,
        side,
        `${was === 'request' ? 'Request for a custom offer' : 'Custom offer'} ${outcome}`,
        `It was about “${about.title}”. ${why}`,
        outcome === 'withdrawn',
      ),
    );
  }),
  noticesOf(events.offerReopened, ({ endsAt, ...about }, say) =>
    toSide(about, 'client', 'Your custom offer can be ordered again', `The order for it was not paid. The offer is valid until ${say.when(endsAt)}.`),
  ),
  noticesOf(events.offerReminded, ({ turn, endsAt, ...about }, say) =>
    turn.map((side) =>
      toSide(
        about,
        side,
        side === 'client' ? 'A custom offer is waiting for your answer' : 'A request for a custom offer is waiting for your answer',
        `You have until ${say.when(endsAt)}.`,
      ),
    ),
  ),
];
