import type { MetaFunction } from 'react-router';
import { StaffWorkPage, useStaffWorkSearch } from '#domains/paid-work/web/paid-work.tsx';
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
  return (
    <StaffWorkPage
      screen="admin-contracts"
      search={search}
      what="Contract"
      example="CT-7K3M"
      appears="as soon as they are offered"
      list={usePages(staffContracts, { query: search.query })}
      columns={staffContractColumns}
      rowKey={(row) => row.contract_number}
    />
  );
}
