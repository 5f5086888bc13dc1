import { PACKAGE_TIERS, type ServiceDraft } from '../../draft.ts';
import { publishService } from '../publish-service.ts';
import { rateService } from '../rate-service.ts';
import { createService, saveDraft } from '../write-draft.ts';
import type { Actor } from '#kit/actor.ts';
import { demoMoney } from '#kit/server/demo/demo-money.ts';
import { named, type DemoPart, type DemoWorld, type Named } from '#kit/server/demo/demo-part.ts';
import { daysBefore, type Replay } from '#kit/server/demo/replay.ts';
import { demoCovers } from './covers.ts';
import { fillGallery, storeGalleries } from './galleries.ts';
import { demoServices } from './services.ts';
import type { SeedService } from './shape.ts';

export interface PlantedService {
  readonly id: string;
  readonly slug: string;
  readonly seller: Actor;
  readonly seed: SeedService;
}

/** Goes through the wizard: a draft is made, filled and published. */
async function plantService(replay: Replay, seed: SeedService, seller: Actor): Promise<PlantedService> {
  const { tx, context } = replay;
  const { id } = await createService(tx, seller, { title: seed.title, category: seed.category }, context);
  await saveDraft(tx, seller, id, draftOf(seed, context.config.currency), context);
  await fillGallery(replay, seed.key, id, seller);
  const { slug } = await publishService(tx, seller, id, context);
  if (slug === null) throw new Error(`the service ${seed.key} was not published`);
  return { id, slug, seller, seed };
}

function draftOf(seed: SeedService, currency: string): ServiceDraft {
  const { title, category, description, tags, faq } = seed;
  return {
    title,
    category,
    description,
    tags: [...tags],
    faq: [...faq],
    packages: seed.packages.map(({ name, scope, features, price, days, revisions }, place) => ({
      tier: PACKAGE_TIERS[place] ?? 'premium',
      name,
      scope,
      features,
      price: demoMoney(price, currency),
      delivery_days: days,
      revisions,
    })),
    extras: seed.extras.map(({ name, price, addedDays }, place) => ({
      id: `extra-${place + 1}`,
      name,
      price: demoMoney(price, currency),
      added_days: addedDays,
    })),
    requirements: seed.requirements.map((question, place) => ({
      id: questionId(place),
      kind: question.kind,
      question: question.ask,
      required: question.required,
      choices: 'choices' in question ? question.choices : [],
    })),
    cover_design: demoCovers[seed.key] ?? null,
  };
}

export const questionId = (place: number): string => `question-${place + 1}`;

/** One service with a second version: a question was added. */
const REPUBLISHED = { key: 'guidelines', daysAgo: 20 };
const firstVersionOf = (seed: SeedService): SeedService =>
  seed.key === REPUBLISHED.key ? { ...seed, faq: seed.faq.slice(0, -1) } : seed;

async function republish({ tx, context }: Replay, { id, seller }: PlantedService, seed: SeedService): Promise<void> {
  await saveDraft(tx, seller, id, draftOf(seed, context.config.currency), context);
  await publishService(tx, seller, id, context);
}

const planted = new WeakMap<DemoWorld, Named<PlantedService>>();

/** By the key that orders name it by. */
export const plantedService = (world: DemoWorld, key: string): PlantedService =>
  (planted.get(world) ?? named<PlantedService>()).get(key);

export const demo: DemoPart = {
  size: `${demoServices.length} services`,
  steps(world) {
    const services = named<PlantedService>();
    planted.set(world, services);
    const stored = storeGalleries(world.replay.context);
    // The last step waits for them, and a failure ends the planting there.
    stored.catch(() => null);
    const waiting = {
      at: daysBefore(world.now, Math.min(...demoServices.map(({ listedDaysAgo }) => listedDaysAgo))),
      run: () => stored,
    };
    const listing = demoServices.flatMap((seed) => [
      {
        at: daysBefore(world.now, seed.listedDaysAgo),
        run: async () =>
          services.add(seed.key, await plantService(world.replay, firstVersionOf(seed), world.people.get(seed.seller))),
      },
      ...(seed.key === REPUBLISHED.key
        ? [
            {
              at: daysBefore(world.now, REPUBLISHED.daysAgo),
              run: () => republish(world.replay, plantedService(world, seed.key), seed),
            },
          ]
        : []),
    ]);
    return [...listing, waiting];
  },
  /** Reactions do not run for replayed events, so the stars are counted here. */
  async finish(world) {
    for (const { key } of demoServices) await rateService(world.replay.tx, plantedService(world, key).id);
    return null;
  },
};
