import type { MetaFunction } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { StaffWorkSearch, useStaffWorkSearch } from '#domains/paid-work/web/paid-work.tsx';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { CONTRACT_STATES } from '../../life.ts';
import { staffContracts } from '../../staff-contract.ts';
import { CONTRACT_WORDS } from '../../words.ts';
import { staffContractColumns } from './staff-contract-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-contracts')) }];

const STATES = CONTRACT_STATES.map((state) => [state, CONTRACT_WORDS[state].label] as const);

/** Any contract by its number or that of a milestone, its people, state, days and price, for every role of staff. */
export default function ContractsPage() {
  const search = useStaffWorkSearch(STATES);
  const list = usePages(staffContracts, { query: search.query });
  const isOfPerson = search.values.person !== undefined;
  return (
    <>
      <PageHeader
        title={titleOf('admin-contracts')}
        lead={isOfPerson ? 'All contracts of one person. This search is recorded.' : 'Newest first. Every search is recorded.'}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StaffWorkSearch search={search} what="Contract" example="CT-7K3M" />
        <PagedTable
          what="The contracts"
          label="Contracts"
          caption="Contracts"
          density="tight"
          list={list}
          columns={staffContractColumns}
          rowKey={(row) => row.contract_number}
          empty={
            <EmptyState title={search.isFiltered ? 'No contract found' : 'No contracts yet'} motif="data">
              {search.isFiltered ? 'Check what you entered, or clear the filters.' : 'Contracts appear here as soon as they are offered.'}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
