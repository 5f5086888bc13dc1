import { Unread } from '#design/app/unread.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { add, formatMoney, isPositive, isZero, subtract, sum, type Money } from '#kit/money.ts';
import { useHashTarget } from '#kit/web/use-hash-target.ts';
import type { ContractPage } from '../contract.ts';
import { AutoFund } from './auto-fund.tsx';
import { MoneyRows } from './money-rows.tsx';
import { useRecord } from './use-contract.ts';

/** What was paid and what it was for, each payment from the ledger, and automatic funding. */
export function MoneyTab({ contract }: { contract: ContractPage }) {
  const read = useRecord(contract.number);
  // A link leads to automatic funding, below the payments.
  useHashTarget(read.data !== undefined);
  if (read.data === undefined)
    return (
      <Unread what="The payments" read={read}>
        <Loading label="Loading the payments" className="panel pad">
          <RowsSkeleton rows={6} />
        </Loading>
      </Unread>
    );
  const { title, lead } = contract.side === 'client' ? paidWords(contract, read.data.paid) : earnedWords(contract);
  return (
    <>
      <Panel title={title}>
        <p className="max-w-prose text-md text-ink-2">{lead}</p>
      </Panel>
      <MoneyRows rows={read.data.money} of="this contract" />
      <AutoFund contract={contract} />
    </>
  );
}

interface Words {
  readonly title: string;
  readonly lead: string;
}

const listed = new Intl.ListFormat('en-US');
/** "$300.00 was released to Nadia and $900.00 is held." */
const sentenceOf = (parts: readonly (readonly [amount: Money, words: string])[]): string =>
  listed.format(parts.flatMap(([amount, words]) => (isPositive(amount) ? [`${formatMoney(amount)} ${words}`] : [])));

function leftWords({ money: { agreed, left } }: ContractPage): string {
  return isZero(left) ? '' : ` Of the ${formatMoney(agreed)} agreed, ${formatMoney(left)} is not funded yet.`;
}

function paidWords(contract: ContractPage, paid: Money | null): Words {
  const { money, bonuses, currency, freelancer } = contract;
  if (paid === null || isZero(paid))
    return { title: 'You paid nothing so far', lead: `You agreed on ${formatMoney(money.agreed)}. Nothing is charged before you fund a milestone.` };
  const given = sum(
    bonuses.map(({ amount }) => amount),
    currency,
  );
  const fees = subtract(paid, sum([money.released, money.held, given], currency));
  const parts = sentenceOf([
    [money.released, `was released to ${freelancer.name}`],
    [money.held, 'is held until you approve the work'],
    [given, 'went to bonuses'],
    [fees, 'to client fees'],
  ]);
  const back = isZero(money.returned) ? '' : ` ${formatMoney(money.returned)} went back to your balance, with the client fee on it.`;
  return { title: `You paid ${formatMoney(paid)} in all`, lead: `${parts}.${back}${leftWords(contract)}` };
}

function earnedWords(contract: ContractPage): Words {
  const { money, bonuses, currency, client } = contract;
  const given = sum(
    bonuses.map(({ amount }) => amount),
    currency,
  );
  const earned = sum([money.earned, ...bonuses.map((bonus) => bonus.earned)], currency);
  const fees = subtract(add(money.released, given), earned);
  const parts = sentenceOf([
    [money.released, 'was released to you'],
    [given, 'came as bonuses'],
  ]);
  const less = isZero(fees) ? '' : ` The service fee took ${formatMoney(fees)} of it.`;
  const held = isZero(money.held) ? '' : ` ${formatMoney(money.held)} is held until ${client.name} approves the work.`;
  const back = isZero(money.returned) ? '' : ` ${formatMoney(money.returned)} went back to ${client.name}.`;
  return {
    title: isZero(earned) ? 'You earned nothing so far' : `You earned ${formatMoney(earned)} in all`,
    lead: `${parts === '' ? '' : `${parts}.${less}`}${held}${back}${leftWords(contract)}`.trim(),
  };
}
