import type { ReactNode } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { FactGrid } from '#design/app/fact-grid.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { LedgerLink } from '#domains/paid-work/web/paid-work.tsx';
import { titled } from '#kit/brand.ts';
import { isZero } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { staffContract, type StaffContractPage } from '../../staff-contract.ts';
import { CONTRACT_WORDS, MILESTONE_WORDS } from '../../words.ts';
import { ContractActs } from './contract-acts.tsx';
import { EndMilestone } from './end-milestone.tsx';
import { Party } from './staff-contract-columns.tsx';

export const meta: MetaFunction = ({ params }) => [
  { title: titled(`${titleOf('admin-contract')} ${params['contractNumber'] ?? ''}`) },
];

export default function ContractPage() {
  const { contractNumber = '' } = useParams();
  return <OneContract key={contractNumber} number={contractNumber} />;
}

function OneContract({ number }: { number: string }) {
  const read = useRead(staffContract, { params: { contract_number: number } });
  return (
    <>
      <ScreenHeader
        of={trailTo('admin-contract', { called: number })}
        lead={read.data?.title}
        actions={read.data && <ContractActs contract={read.data} />}
      />
      {read.data === undefined ? (
        <Unread what="This contract" read={read}>
          <Loading label="Loading the contract" className="panel pad">
            <TextSkeleton lines={8} />
          </Loading>
        </Unread>
      ) : (
        <Shown contract={read.data} />
      )}
    </>
  );
}

type Milestone = StaffContractPage['milestones'][number];
type Row = Milestone & { readonly contract: StaffContractPage };
const columns: readonly Column<Row>[] = [
  { key: 'title', label: 'Milestone', isName: true, phone: 'title', cell: (row) => row.title },
  { key: 'number', label: 'Number', phone: 'meta', cell: (row) => <LedgerLink of={row.number} /> },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: (row) => <StatusChip tone={MILESTONE_WORDS[row.state].tone}>{MILESTONE_WORDS[row.state].label}</StatusChip>,
  },
  { key: 'price', label: 'Agreed', align: 'end', phone: 'meta', cell: (row) => <Money value={row.terms.price} /> },
  {
    key: 'total',
    label: 'With client fee',
    align: 'end',
    phone: 'meta',
    cell: (row) => <Money value={row.terms.total} />,
  },
  {
    key: 'released',
    label: 'Released',
    align: 'end',
    phone: 'meta',
    cell: (row) => (row.released === null ? null : <Money value={row.released} />),
  },
  {
    key: 'returned',
    label: 'Returned',
    align: 'end',
    phone: 'meta',
    cell: (row) => (row.returned === null ? null : <Money value={row.returned} />),
  },
  {
    key: 'dispute',
    label: 'Dispute',
    phone: 'meta',
    cell: ({ dispute_number: disputeNumber }) =>
      disputeNumber === null ? null : (
        <Link href={pathTo('admin-dispute', { disputeNumber })} className="link tnum inline-block min-h-6">
          {disputeNumber}
        </Link>
      ),
  },
  {
    key: 'end',
    label: 'Actions',
    align: 'end',
    phone: 'status',
    hideLabel: true,
    cell: (row) => <EndMilestone milestone={row} contract={row.contract} />,
  },
];

function Shown({ contract }: { contract: StaffContractPage }) {
  const { state, client, freelancer, agreed, held, released, returned, left, fees, milestones, history } = contract;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'State',
      <StatusChip key="state" tone={CONTRACT_WORDS[state].tone}>
        {CONTRACT_WORDS[state].label}
      </StatusChip>,
    ],
    ...(state === 'paused' ? [['Paused by', contract.paused_by_staff ? 'Staff' : 'Both sides'] as const] : []),
    ['Client', <Party key="client" of={client} />],
    ['Freelancer', <Party key="freelancer" of={freelancer} />],
    ['Offered', <When key="offered" at={contract.offered_at} />],
    ['Agreed', <Money key="agreed" value={agreed} />],
    ['Held, with client fee', <Money key="held" value={held} />],
    ['Released', <Money key="released" value={released} />],
    ['Returned', <Money key="returned" value={returned} />],
    ...(isZero(left) ? [] : [['Not funded', <Money key="left" value={left} />] as const]),
    ['Client fees we took', <Money key="client-fees" value={fees.client} />],
    ['Service fees we took', <Money key="service-fees" value={fees.service} />],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Panel title="Contract" lead="This view is recorded.">
        <FactGrid facts={facts} columns={3} />
      </Panel>
      <Panel title="Milestones" flush>
        <DataTable
          caption="Milestones"
          density="tight"
          columns={columns}
          rows={milestones.map((milestone) => ({ ...milestone, contract }))}
          rowKey={(row) => row.number}
          empty={null}
        />
      </Panel>
      <Panel title="History">
        <ol className="grid gap-3">
          {history.toReversed().map(({ at, what, by, reason }, place) => (
            <li key={history.length - place} className="wrap-anywhere">
              <p>{what}</p>
              <p className="text-sm text-ink-2">
                {`${by}, `}
                <When at={at} style="moment" />
              </p>
              {reason === null ? null : <p className="text-sm text-ink-2">{`Reason: ${reason}`}</p>}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
