import { isFreelancerRole, type Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { firstServiceShape, type FirstService } from '../dashboard-piece.ts';
import { emptyDraft } from '../draft.ts';
import { qualityChecks, stateOfStep } from '../quality.ts';
import { WIZARD_STEPS } from '../wizard-steps.ts';
import { readMyServices } from './store.ts';

const published = statement(
  'first_service_published',
  'select exists (select from service where seller_id = :sellerId and published_at is not null) as "is_published!"',
);

/** Seen from the last step, which is left as long as nothing is published. */
const STATES = { done: 'done', skipped: 'optional', next: 'left', current: 'left' } as const;

/** Null once something was published: from then on the list of services says what each needs. */
export async function firstServiceOf(
  db: Db,
  actor: Actor,
  { config: { currency }, clock }: Context,
): Promise<FirstService | null> {
  if (!isFreelancerRole(actor.role) || (await db.row(published, { sellerId: actor.userId }))?.is_published === true)
    return null;
  const [services, terms] = await Promise.all([readMyServices(db, actor), termsInForce(db, clock())]);
  const draft = services.find(({ state }) => state === 'draft');
  const checks = qualityChecks(draft?.draft ?? emptyDraft, draft?.pictures ?? [], currency, terms);
  return {
    kind: 'first_service',
    clock: null,
    id: draft?.id ?? null,
    steps: WIZARD_STEPS.map((step) => ({ step, state: STATES[stateOfStep(step, 'publish', checks)] })),
  };
}

export const servicesDashboards = [
  dashboardPart({
    of: 'freelancer',
    piece: {},
    turn: firstServiceShape,
    read: async (db, actor, context) => {
      const first = await firstServiceOf(db, actor, context);
      return { data: {}, turns: first === null ? [] : [first] };
    },
  }),
];
