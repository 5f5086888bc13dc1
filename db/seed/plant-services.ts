import { PACKAGE_TIERS, type ServiceDraft } from '#domains/services/draft.ts';
import { publishService } from '#domains/services/server/publish-service.ts';
import { createService, saveDraft } from '#domains/services/server/write-draft.ts';
import type { Actor } from '#kit/actor.ts';
import { money } from '#kit/money.ts';
import type { Replay } from './replay.ts';
import type { SeedService } from './services/shape.ts';

export interface PlantedService {
  readonly slug: string;
  readonly seller: Actor;
  readonly seed: SeedService;
}

/** Goes through the wizard: a draft is made, filled and published. */
export async function plantService({ tx, context }: Replay, seed: SeedService, seller: Actor): Promise<PlantedService> {
  const { id } = await createService(tx, seller, { title: seed.title, category: seed.category }, context);
  await saveDraft(tx, seller, id, draftOf(seed, context.config.currency), context);
  const { slug } = await publishService(tx, seller, id, context);
  if (slug === null) throw new Error(`the service ${seed.key} was not published`);
  return { slug, seller, seed };
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
      price: money(price, currency),
      deliveryDays: days,
      revisions,
    })),
    extras: seed.extras.map(({ name, price, addedDays }, place) => ({ id: `extra-${place + 1}`, name, price: money(price, currency), addedDays })),
    requirements: seed.requirements.map((question, place) => ({
      id: questionId(place),
      kind: question.kind,
      question: question.ask,
      required: question.required,
      choices: question.kind === 'choice' ? question.choices : [],
    })),
  };
}

export const questionId = (place: number): string => `question-${place + 1}`;
