import { Search } from 'lucide-react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { Address } from '#design/app/address.tsx';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { TextField } from '#design/public/field.tsx';
import { Icon } from '#design/public/icon.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { listPeople, PEOPLE_STATES } from '../../people-contract.ts';
import { STAFF_WORDS } from '../../staff-words.ts';

export const meta: MetaFunction = () => [{ title: 'People · Docket' }];

type Person = DataOf<typeof listPeople>['items'][number];
type State = (typeof PEOPLE_STATES)[number];

const LABELS = { all: 'Everybody', suspended: 'Suspended', unverified: 'Address unproven', operators: 'Staff' } as const satisfies Record<State, string>;

function Standing({ person }: { person: Person }) {
  if (person.suspended_at !== null) return <Chip tone="danger">Suspended</Chip>;
  if (person.is_operator) return <Chip tone="accent">{person.staff_roles.map((role) => STAFF_WORDS[role].name).join(', ')}</Chip>;
  return person.email_verified ? <Chip tone="success">Active</Chip> : <Chip tone="warning">Address unproven</Chip>;
}

const columns: readonly Column<Person>[] = [
  { key: 'name', label: 'Name', isName: true, cell: (person) => person.name },
  { key: 'email', label: 'E-mail', long: true, cell: (person) => <Address of={person.email} /> },
  { key: 'role', label: 'Role', phone: 'hidden', cell: (person) => (person.is_operator ? 'staff' : person.role) },
  { key: 'standing', label: 'Standing', phone: 'status', cell: (person) => <Standing person={person} /> },
  { key: 'registered', label: 'Registered', phone: 'hidden', wideOnly: true, cell: (person) => <When at={person.registered_at} /> },
  {
    key: 'active',
    label: 'Last seen',
    phone: 'hidden',
    wideOnly: true,
    cell: (person) => (person.last_active_at === null ? 'never' : <When at={person.last_active_at} />),
  },
];

/** Find somebody; everything about them is a press away. */
export default function PeoplePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const q = search.get('q') ?? '';
  const state = PEOPLE_STATES.find((one) => one === search.get('state')) ?? 'all';
  const list = usePages(listPeople, { query: { state, ...(q === '' ? {} : { q }) } });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const to = (next: { q: string; state: State }): string =>
    pathTo('admin-people', {}, { ...(next.q === '' ? {} : { q: next.q }), ...(next.state === 'all' ? {} : { state: next.state }) });

  return (
    <>
      <PageHeader title="People" lead="Everybody with an account here, newest first." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs label="People by standing" tabs={PEOPLE_STATES.map((one) => ({ href: to({ q, state: one }), label: LABELS[one], current: one === state }))} />
        <form
          role="search"
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('q');
            void navigate(to({ q: typeof typed === 'string' ? typed.trim() : '', state }));
          }}
        >
          <TextField
            key={q}
            className="min-w-0 flex-1 basis-56"
            label="Search people"
            hideLabel
            name="q"
            type="search"
            maxLength={100}
            placeholder="Name, username or e-mail"
            defaultValue={q}
            before={<Icon of={Search} />}
          />
          <Button type="submit">Search</Button>
        </form>
        {list.data === undefined && (list.isError || list.isPaused) ? (
          <Unread what="The list" read={list}>
            {null}
          </Unread>
        ) : (
          <section className="panel min-w-0 overflow-hidden" aria-label="People">
            <DataTable
              caption="People, newest first"
              density="tight"
              columns={columns}
              rows={rows}
              rowKey={(person) => person.id}
              rowHref={(person) => pathTo('admin-person', { id: person.id })}
              loading={list.isPending}
              empty={
                <EmptyState
                  title={q === '' ? 'Nobody here' : 'Nobody fits'}
                  motif="translation"
                  action={<LinkButton href={pathTo('admin-people')}>Show everybody</LinkButton>}
                >
                  {q === '' ? 'Whoever comes to stand like this appears here.' : 'Try a part of the name or the address.'}
                </EmptyState>
              }
            />
          </section>
        )}
        {list.hasNextPage ? (
          <Button className="justify-self-start" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        ) : null}
      </div>
    </>
  );
}
