/** The money of a contract in two sentences, before its payments. */
import { formatList } from '#kit/format/names.ts';
import { add, formatMoney, isPositive, isZero, subtract, sum, type Money } from '#kit/money.ts';
import type { ContractPage } from '../contract.ts';
import type { OpenMilestone } from '../shapes.ts';

interface Words {
  readonly title: string;
  readonly lead: string;
}
type Facts = Pick<ContractPage, 'money' | 'bonuses' | 'currency' | 'client' | 'freelancer' | 'ended_at'> & {
  readonly milestones: readonly Pick<OpenMilestone, 'state' | 'terms'>[];
};

/** "$300.00 was released to Nadia and $900.00 is held." */
function sentenceOf(parts: readonly (readonly [amount: Money, words: string])[]): string {
  const some = parts.flatMap(([amount, words]) => (isPositive(amount) ? [`${formatMoney(amount)} ${words}`] : []));
  return some.length === 0 ? '' : `${formatList(some, 'en-US')}.`;
}
const joined = (...sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join(' ');

const leftWords = ({ money: { agreed, left } }: Facts): string =>
  isZero(left) ? '' : `Of the ${formatMoney(agreed)} agreed, ${formatMoney(left)} is not funded yet.`;
const givenIn = ({ bonuses, currency }: Facts): Money =>
  sum(
    bonuses.map(({ amount }) => amount),
    currency,
  );

/** What is disputed is held until that is settled, whatever is approved. */
const heldWords = ({ milestones }: Facts, until: string): string =>
  milestones.some(({ state }) => state === 'disputed') ? 'is held' : `is held until ${until}`;
const isTaxed = ({ milestones }: Facts): boolean =>
  milestones.some(({ state, terms }) => state !== 'agreed' && state !== 'dropped' && isPositive(terms.tax));

/** What the client paid, with fees, and what became of it. */
export function paidWords(contract: Facts, paid: Money): Words {
  const { money, currency, freelancer } = contract;
  if (isZero(paid) && isZero(money.returned))
    return {
      title: 'You paid nothing',
      lead:
        contract.ended_at === null
          ? `You agreed on ${formatMoney(money.agreed)}. Nothing is charged before you fund a milestone.`
          : 'Nothing was charged.',
    };
  const given = givenIn(contract);
  const parts = sentenceOf([
    [money.released, `was released to ${freelancer.name}`],
    [money.held, heldWords(contract, 'you approve the work')],
    [given, 'went to bonuses'],
    [
      subtract(paid, sum([money.released, money.held, given], currency)),
      isTaxed(contract) ? 'went to client fees and tax' : 'went to client fees',
    ],
  ]);
  const back = sentenceOf([
    [money.returned, `went back to your balance, with the client fee ${isTaxed(contract) ? 'and tax ' : ''}on it`],
  ]);
  return { title: `You paid ${formatMoney(paid)} in all`, lead: joined(parts, back, leftWords(contract)) };
}

/** What the freelancer earned, after the service fee, and what is still to come. */
export function earnedWords(contract: Facts): Words {
  const { money, bonuses, currency, client } = contract;
  const given = givenIn(contract);
  const earned = sum([money.earned, ...bonuses.map((bonus) => bonus.earned)], currency);
  const parts = sentenceOf([
    [money.released, 'was released to you'],
    [given, 'came as bonuses'],
  ]);
  const fees = subtract(add(money.released, given), earned);
  const less = isZero(fees) ? '' : `The service fee took ${formatMoney(fees)} of it.`;
  const held = sentenceOf([[money.held, heldWords(contract, `${client.name} approves the work`)]]);
  const back = sentenceOf([[money.returned, `went back to ${client.name}`]]);
  return {
    title: isZero(earned) ? 'You earned nothing so far' : `You earned ${formatMoney(earned)} in all`,
    lead: joined(parts, less, held, back, leftWords(contract)),
  };
}
