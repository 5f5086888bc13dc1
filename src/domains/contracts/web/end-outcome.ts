/** What the end of a contract does with each open milestone, in words (CTR-4). */
import { formatMoney } from '#kit/money.ts';
import type { ContractPage } from '../contract.ts';

export const endOutcomeOf = ({ milestones }: Pick<ContractPage, 'milestones'>): string[] =>
  milestones.flatMap(({ place, title, state, terms, ends_released: isReleased }) => {
    const name = `${place}. ${title}`;
    if (state === 'agreed') return [`${name} was not funded and is dropped.`];
    if (state === 'disputed') return [`${name} stays held until its dispute ends.`];
    if (isReleased === null) return [];
    return isReleased
      ? [`${name} was submitted: ${formatMoney(terms.price)} is released to the freelancer.`]
      : [`${name} was not submitted: ${formatMoney(terms.total)} is refunded to the client.`];
  });
