/** Commands at a steady pace, each on rows of its own, beside payments that are credited. */
import { randomUUID } from 'node:crypto';
import { money } from '#kit/money.ts';
import { COVER, MILESTONE_TOTAL, SUBMISSION } from './projects-data.ts';
import { PROJECTS, type PlantedProduct } from './product-data.ts';
import { openLoop } from './support/open-loop.ts';
import { plainClient } from './support/plain-client.ts';

export const COMMANDS_PER_SECOND = 25;
const WARM_SECONDS = 3;
const SECONDS = 10;
const IN_ALL = COMMANDS_PER_SECOND * (WARM_SECONDS + SECONDS);
/** Each of them is funded, submitted and approved once. */
export const CONTRACTS_NEEDED = IN_ALL;
/** How long payments are needed beside them. */
export const COMMAND_SECONDS = 5 * (WARM_SECONDS + SECONDS);

type Act = (place: number) => Promise<void>;

function actsOf({ market, signed, instance }: PlantedProduct): {
  acts: Readonly<Record<string, Act>>;
  close: () => void;
} {
  const client = plainClient(instance.url);
  const at = <Item>(items: readonly Item[], place: number): Item => {
    const item = items[place % items.length];
    if (item === undefined) throw new Error('nothing was planted');
    return item;
  };
  const post = async (route: string, token: string, body: object, expected: number): Promise<void> => {
    const answer = await client.post(route, body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    });
    if (answer.status !== expected) throw new Error(`${route}: ${answer.status} ${answer.text}`);
  };
  const [buyers, sellers] = [market.buyers.slice(1), market.sellers];
  return {
    close: () => client.close(),
    acts: {
      'order placed and paid': (place) => {
        const offer = at(market.offers, place * 7);
        return post(
          '/api/orders',
          at(buyers, place).token,
          { service: offer.slug, package: 'basic', expected_total: offer.total, pay_with: 'wallet' },
          201,
        );
      },
      'proposal sent': (place) => {
        const n = 1 + ((place * 41) % PROJECTS);
        // The five from place n × 5 on proposed for it when it was planted.
        const { token } = at(sellers, n * 5 + 5 + (place % (sellers.length - 5)));
        const cover = `bench-project-${n}: ${COVER}`;
        const proposal = {
          price: money(1_000 + ((n * 48_271) % 90_000), 'USD'),
          days: 14,
          cover,
          answers: [],
          project_version: 1,
        };
        return post(`/api/projects/bench-project-${n}/proposals`, token, proposal, 201);
      },
      'milestone funded': (place) => {
        const { number, buyer } = at(signed, place);
        return post(`/api/milestones/${number}-1/fund`, buyer.token, { expected_total: MILESTONE_TOTAL }, 200);
      },
      'milestone submitted': (place) => {
        const { number, seller } = at(signed, place);
        return post(`/api/milestones/${number}-1/submit`, seller.token, SUBMISSION, 200);
      },
      'milestone approved': (place) => {
        const { number, buyer } = at(signed, place);
        return post(`/api/milestones/${number}-1/approve`, buyer.token, {}, 200);
      },
    },
  };
}

/** One kind after the other; sorted milliseconds of each, without those of warming up. */
export async function measureCommands(product: PlantedProduct): Promise<Record<string, number[]>> {
  const { acts, close } = actsOf(product);
  const tookMs: Record<string, number[]> = {};
  for (const [name, act] of Object.entries(acts)) {
    await openLoop(COMMANDS_PER_SECOND, WARM_SECONDS, act);
    const warm = COMMANDS_PER_SECOND * WARM_SECONDS;
    tookMs[name] = await openLoop(COMMANDS_PER_SECOND, SECONDS, (place) => act(warm + place));
  }
  close();
  return tookMs;
}
