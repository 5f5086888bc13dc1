import { Unread } from '#design/app/unread.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useHashTarget } from '#kit/web/use-hash-target.ts';
import type { ContractPage } from '../contract.ts';
import { AutoFund } from './auto-fund.tsx';
import { MoneyRows } from './money-rows.tsx';
import { earnedWords, paidWords } from './money-words.ts';
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
  const { title, lead } = read.data.paid === null ? earnedWords(contract) : paidWords(contract, read.data.paid);
  return (
    <>
      <Panel title={title}>
        <p className="max-w-prose text-md text-ink-2">{lead}</p>
      </Panel>
      <MoneyRows rows={read.data.money} work="this contract" />
      <AutoFund contract={contract} />
    </>
  );
}
