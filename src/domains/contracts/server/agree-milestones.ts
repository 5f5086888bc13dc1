/** Milestones that both agree on, each a piece of paid work with its own fees (MLS-1). */
import { amountsOf, termsFor } from '#domains/paid-work/price.ts';
import { recordSteps } from '#domains/paid-work/server/paid-work.ts';
import type { By } from '#domains/paid-work/party.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Terms } from '#kit/terms.ts';
import { milestoneNumberOf } from '../contract-number.ts';
import type { AgreedMilestone } from '../signed-terms.ts';

const insert = statement(
  'contract_milestone_insert',
  `insert into contract_milestone (id, contract_id, place, number, state, client_id, freelancer_id, title, criteria,
    days, currency, price, client_fee, service_fee, tax, agreed_at)
   values (:id, :contractId, :place, :number, 'agreed', :clientId, :freelancerId, :title, :criteria, :days, :currency,
     :price, :clientFee,
   :serviceFee, :tax, :agreedAt)`,
);

interface Of {
  readonly id: string;
  readonly number: string;
  readonly inForce: Terms;
  readonly people: { readonly clientId: string; readonly freelancerId: string };
}

export async function agreeMilestones(
  tx: Tx,
  { id, number, inForce, people }: Of,
  agreed: readonly AgreedMilestone[],
  by: By & { readonly at: Date },
  context: Context,
): Promise<void> {
  for (const { place, title, price, days, criteria } of agreed) {
    const milestoneId = context.makeId();
    const amounts = amountsOf(termsFor(inForce, price));
    const named = { id: milestoneId, contractId: id, place, number: milestoneNumberOf(number, place), title };
    await tx.rows(insert, {
      ...named,
      ...people,
      criteria: JSON.stringify(criteria),
      days,
      ...amounts,
      agreedAt: by.at,
    });
    recordSteps(tx, milestoneId, by, ['agree', null, 'agreed']);
  }
}
