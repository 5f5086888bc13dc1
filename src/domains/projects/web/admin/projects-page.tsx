import type { MetaFunction } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { SelectField } from '#design/public/field.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { isId } from '#kit/ids.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { usePages } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { PROJECT_STATES, type ProjectState } from '../../project.ts';
import { staffProjects } from '../../staff-contract.ts';
import { STATE_WORDS } from '../../words.ts';
import { clientColumn, staffProjectColumns } from './staff-project-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-projects')) }];

const [title, ...others] = staffProjectColumns;
const columns = [...(title === undefined ? [] : [title]), clientColumn, ...others];

/** Any project that was posted, for staff whose work is people or trust. */
export default function ProjectsPage() {
  const { values, set, clear, isFiltered } = useAddressFilters({
    q: (text) => text.length >= 2 && text.length <= 100,
    state: oneOf(PROJECT_STATES),
    person: isId,
    project: isId,
  });
  const { state, ...rest } = values;
  const list = usePages(staffProjects, {
    query: { ...rest, ...(state === undefined ? {} : { state: state as ProjectState }) },
  });
  return (
    <>
      <PageHeader
        title={titleOf('admin-projects')}
        lead={
          values.person === undefined
            ? 'Newest first. Every search is recorded.'
            : 'All projects of one person. This search is recorded.'
        }
        actions={isFiltered ? <Button onClick={clear}>All projects</Button> : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SearchForm
          q={values.q ?? ''}
          label="Words of the title, or the client’s name"
          onSearch={(typed) => set('q', typed)}
        />
        <SelectField
          label="State"
          className="max-w-56"
          value={state ?? ''}
          options={[
            { value: '', label: 'All states' },
            ...PROJECT_STATES.map((value) => ({ value, label: STATE_WORDS[value].label })),
          ]}
          onChange={(event) => set('state', event.currentTarget.value)}
        />
        <PagedTable
          what="The projects"
          label="Projects"
          caption="Projects"
          density="tight"
          list={list}
          columns={columns}
          rowKey={(row) => row.id}
          empty={
            <EmptyState title={isFiltered ? 'No project found' : 'No projects yet'} motif="data">
              {isFiltered
                ? 'Check what you entered, or show all projects.'
                : 'Projects appear here as soon as they are posted.'}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
