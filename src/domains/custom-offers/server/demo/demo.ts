import { plantedService } from '#domains/services/server/demo/demo.ts';
import { demoMoney } from '#kit/server/demo/demo-money.ts';
import type { DemoPart, DemoWorld } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { declineOffer, makeOffer } from '../answer-request.ts';
import { askForOffer } from '../ask-for-offer.ts';

interface SeedOffer {
  readonly daysAgo: number;
  readonly by: string;
  readonly service: string;
  readonly scope: string;
  readonly budget?: number;
  /** What the seller answered, this many days ago. */
  readonly offer?: {
    readonly daysAgo: number;
    readonly scope: string;
    readonly price: number;
    readonly days: number;
    readonly revisions: number;
  };
  readonly declined?: { readonly daysAgo: number; readonly reason: string };
}

/** In minor units. */
const seeds: readonly SeedOffer[] = [
  {
    daysAgo: 3.1,
    by: 'greta-nystrom',
    service: 'menus',
    scope:
      'The lunch menu of the Malmö shop, two sides, in Swedish and English. It changes every week, so we need a template that we can fill in ourselves.',
    budget: 35_000,
    offer: {
      daysAgo: 1.2,
      scope:
        'One menu, two sides, both languages, as a template for Affinity and as a PDF. A page that says how to fill it in, and one week filled in by me.',
      price: 38_000,
      days: 6,
      revisions: 2,
    },
  },
  {
    daysAgo: 1.4,
    by: 'leilani-kahananui',
    service: 'icons',
    scope: 'Eighteen icons for a harbor app, in the style of your standard set, with a version for dark backgrounds.',
    budget: 60_000,
  },
  {
    daysAgo: 5.2,
    by: 'greta-nystrom',
    service: 'landing',
    scope: 'A page for the bakery school with a booking form that takes payments.',
    declined: { daysAgo: 4.8, reason: 'I don’t build payments. For the page without them, my second package fits.' },
  },
];

function stepsOf(world: DemoWorld, seed: SeedOffer) {
  const { people, now } = world;
  const { tx, context } = world.replay;
  let number = '';
  const { currency } = context.config;
  const seller = () => plantedService(world, seed.service).seller;
  const { offer, declined } = seed;
  return [
    {
      at: daysBefore(now, seed.daysAgo),
      run: async () => {
        const request = { service: plantedService(world, seed.service).slug, scope: seed.scope, wanted_on: null };
        number = (
          await askForOffer(
            tx,
            people.get(seed.by),
            { ...request, budget: seed.budget === undefined ? null : demoMoney(seed.budget, currency) },
            context,
          )
        ).number;
      },
    },
    ...(offer === undefined
      ? []
      : [
          {
            at: daysBefore(now, offer.daysAgo),
            run: () =>
              makeOffer(
                tx,
                seller(),
                number,
                {
                  scope: offer.scope,
                  price: demoMoney(offer.price, currency),
                  delivery_days: offer.days,
                  revisions: offer.revisions,
                  valid_days: 7,
                },
                context,
              ),
          },
        ]),
    ...(declined === undefined
      ? []
      : [
          {
            at: daysBefore(now, declined.daysAgo),
            run: () => declineOffer(tx, seller(), number, declined.reason, context),
          },
        ]),
  ];
}

export const demo: DemoPart = { steps: (world) => seeds.flatMap((seed) => stepsOf(world, seed)) };
