import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Timeline } from '#design/app/timeline.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import type { ContractPage } from '../contract.ts';
import { contractTopic } from '../contract-number.ts';
import { contractRecord, type ContractRecord } from '../desk-contract.ts';
import { TROUBLE } from '../words.ts';
import { AutoFund } from './auto-fund.tsx';
import { Bonuses } from './bonuses.tsx';

function useRecord(number: string) {
  const read = useRead(contractRecord, { params: { contract_number: number } });
  useTopic(contractTopic(number), () => void read.refetch());
  return read;
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label} className="panel pad">
    <RowsSkeleton rows={6} />
  </Loading>
);

type Event = ContractRecord['activity'][number];
/** Money that a provider brought is the client’s. */
const byWhom = ({ by_name: name, party }: Event, client: string): string =>
  name !== null ? `By ${name}` : party === 'operator' ? 'By our team' : party === 'provider' ? `By ${client}` : 'Automatic';

/** All that happened, of the contract and of each milestone, and what comes next automatically. */
export function ActivityTab({ contract }: { contract: ContractPage }) {
  const read = useRecord(contract.number);
  if (read.data === undefined)
    return (
      <Unread what="The activity" read={read}>
        <Waiting label="Loading the activity" />
      </Unread>
    );
  const past = read.data.activity.map((event) => ({
    key: event.id,
    title:
      event.milestone === null
        ? event.words
        : `${event.milestone.place}. ${event.milestone.title}: ${event.words.charAt(0).toLowerCase()}${event.words.slice(1)}`,
    at: event.at,
    tone: TROUBLE.has(event.move) ? ('trouble' as const) : ('done' as const),
    detail: (
      <>
        {byWhom(event, contract.client.name)}
        {event.reason === null ? null : <q className="mt-0.5 block wrap-anywhere">{event.reason}</q>}
      </>
    ),
  }));
  const clocks = [
    ...contract.clocks,
    ...contract.milestones.flatMap((one) => one.clocks.map((clock) => ({ ...clock, next: `${one.place}. ${one.title}: ${clock.next}` }))),
  ];
  const coming = clocks
    .toSorted((one, other) => one.ends_at.localeCompare(other.ends_at))
    .map((clock, place) => ({
      key: `clock-${place}`,
      title: clock.next,
      at: clock.ends_at,
      tone: 'next' as const,
      detail: clock.turn.length === 0 ? 'Automatic' : 'Unless someone acts first',
    }));
  return (
    <Panel title="Activity">
      <Timeline label="What happened, oldest first" entries={[...past, ...coming]} />
    </Panel>
  );
}

type Line = ContractRecord['money'][number];
const columns: readonly Column<Line>[] = [
  { key: 'what', label: 'What', isName: true, phone: 'title', cell: (line) => line.words },
  { key: 'about', label: 'For', long: true, phone: 'meta', cell: (line) => line.about },
  { key: 'way', label: 'Details', long: true, phone: 'meta', wideOnly: true, cell: (line) => line.details },
  { key: 'at', label: 'When', phone: 'meta', cell: (line) => <When at={line.at} style="moment" /> },
  { key: 'amount', label: 'Amount', align: 'end', phone: 'amount', cell: (line) => <Money value={line.amount} /> },
];

/** Each payment of the contract, from the ledger; bonuses, receipts, and automatic funding. */
export function MoneyTab({ contract }: { contract: ContractPage }) {
  const read = useRecord(contract.number);
  return (
    <>
      <AutoFund contract={contract} />
      {contract.bonuses.length === 0 ? null : (
        <Panel title="Bonuses">
          <Bonuses contract={contract} />
        </Panel>
      )}
      {read.data === undefined ? (
        <Unread what="The payments" read={read}>
          <Waiting label="Loading the payments" />
        </Unread>
      ) : (
        <>
          <Panel title="Payments" flush>
            <DataTable
              caption="Payments of this contract"
              columns={columns}
              rows={read.data.money}
              rowKey={(line) => `${line.journal_id}${line.from}${line.to}${line.amount.amount}`}
              empty={<p className="text-md text-ink-2">No payments yet.</p>}
            />
          </Panel>
          {read.data.receipts.length === 0 ? null : (
            <Panel title="Receipts">
              <ul className="grid gap-2">
                {read.data.receipts.map(({ number, title }) => (
                  <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                    <span className="min-w-0 text-md wrap-anywhere">{title}</span>
                    <ReceiptButton number={number} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </>
      )}
    </>
  );
}
