import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { Address } from '#design/app/address.tsx';
import type { Column } from '#design/app/data-table.tsx';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { listPeople, PEOPLE_STATES } from '../../people-contract.ts';
import { STAFF_WORDS } from '../../staff-words.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-people')) }];

type Person = DataOf<typeof listPeople>['items'][number];
type State = (typeof PEOPLE_STATES)[number];

const LABELS = {
  all: 'Everyone',
  suspended: 'Suspended',
  unverified: 'Email unverified',
  operators: 'Staff',
} as const satisfies Record<State, string>;

function Standing({ person }: { person: Person }) {
  if (person.suspended_at !== null) return <Chip tone="danger">Suspended</Chip>;
  if (person.is_operator)
    return <Chip tone="accent">{person.staff_roles.map((role) => STAFF_WORDS[role].name).join(', ')}</Chip>;
  return person.email_verified ? <Chip tone="success">Active</Chip> : <Chip tone="warning">Email unverified</Chip>;
}

const columns: readonly Column<Person>[] = [
  { key: 'name', label: 'Name', isName: true, cell: (person) => person.name },
  { key: 'email', label: 'Email', long: true, cell: (person) => <Address of={person.email} /> },
  { key: 'role', label: 'Role', phone: 'hidden', cell: (person) => (person.is_operator ? 'staff' : person.role) },
  { key: 'standing', label: 'Status', phone: 'status', cell: (person) => <Standing person={person} /> },
  {
    key: 'registered',
    label: 'Registered',
    phone: 'hidden',
    wideOnly: true,
    cell: (person) => <When at={person.registered_at} />,
  },
  {
    key: 'active',
    label: 'Last seen',
    phone: 'hidden',
    wideOnly: true,
    cell: (person) => (person.last_active_at === null ? 'never' : <When at={person.last_active_at} />),
  },
];

/** Find someone; everything about them is one click away. */
export default function PeoplePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const q = search.get('q') ?? '';
  const state = PEOPLE_STATES.find((peopleState) => peopleState === search.get('state')) ?? 'all';
  const list = usePages(listPeople, { query: { state, ...(q === '' ? {} : { q }) } });
  const to = (next: { q: string; state: State }): string =>
    pathTo(
      'admin-people',
      {},
      { ...(next.q === '' ? {} : { q: next.q }), ...(next.state === 'all' ? {} : { state: next.state }) },
    );

  return (
    <>
      <PageHeader title="People" lead="All accounts, newest first." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="People by status"
          tabs={PEOPLE_STATES.map((peopleState) => ({
            href: to({ q, state: peopleState }),
            label: LABELS[peopleState],
            current: peopleState === state,
          }))}
        />
        <SearchForm
          q={q}
          label="Search people"
          hideLabel
          placeholder="Name, username or email"
          onSearch={(typed) => void navigate(to({ q: typed, state }))}
        />
        <PagedTable
          what="The list"
          list={list}
          label="People"
          caption="People, newest first"
          density="tight"
          columns={columns}
          rowKey={(person) => person.id}
          rowHref={(person) => pathTo('admin-person', { id: person.id })}
          empty={
            <EmptyState
              title={q === '' ? 'No accounts' : 'No matches'}
              motif="translation"
              action={<LinkButton href={pathTo('admin-people')}>Show everyone</LinkButton>}
            >
              {q === '' ? 'Accounts with this status appear here.' : 'Try part of the name or email address.'}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
