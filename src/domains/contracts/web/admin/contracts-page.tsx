import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { isId } from '#kit/ids.ts';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { staffContracts } from '../../staff-contract.ts';
import { staffContractColumns } from './staff-contract-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-contracts')) }];

/** Any contract by its number or that of a milestone, or those of one person (`?person=`), for every role of staff. */
export default function ContractsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const number = search.get('number') ?? '';
  const person = search.get('person') ?? '';
  const isOfPerson = isId(person);
  const list = usePages(staffContracts, { query: isOfPerson ? { person } : number === '' ? {} : { number } });
  const isNarrowed = isOfPerson || number !== '';
  return (
    <>
      <PageHeader
        title={titleOf('admin-contracts')}
        lead={isOfPerson ? 'All contracts of one person. This search is recorded.' : 'Newest first. Every search is recorded.'}
        actions={isNarrowed ? <LinkButton href={pathTo('admin-contracts')}>All contracts</LinkButton> : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SearchForm
          q={number}
          label="Contract number"
          hint="The first characters are enough, such as CT-7K3M."
          onSearch={(typed) => void navigate(pathTo('admin-contracts', {}, typed === '' ? {} : { number: typed }))}
        />
        <PagedTable
          what="The contracts"
          label="Contracts"
          caption="Contracts"
          density="tight"
          list={list}
          columns={staffContractColumns}
          rowKey={(row) => row.contract_number}
          empty={
            <EmptyState title={isNarrowed ? 'No contract found' : 'No contracts yet'} motif="data">
              {isNarrowed ? 'Check the number, or show all contracts.' : 'Contracts appear here as soon as they are offered.'}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
