import { useState } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { Address } from '#design/app/address.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { Button } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { CLOSING_NOTICE_DAYS, readPerson } from '../../people-contract.ts';
import { STAFF_WORDS } from '../../staff-words.ts';
import { SectionState } from '../section-state.tsx';
import { useIsOpen } from '../use-staff-roles.ts';
import { StaffDeed, type Deed } from './staff-deed.tsx';
import { StaffRolesPanel } from './staff-roles-panel.tsx';

export const meta: MetaFunction = () => [{ title: 'Person · Docket' }];

type Person = DataOf<typeof readPerson>;

export default function PersonPage() {
  const { id = '' } = useParams();
  const person = useRead(readPerson, { params: { id } });
  return (
    <>
      <PageHeader
        title={person.data?.name ?? 'Person'}
        lead={person.data === undefined ? undefined : <Address of={person.data.email} />}
        above={<Breadcrumb items={[{ href: pathTo('admin-people'), label: 'People' }]} current={person.data?.name ?? 'Person'} />}
      />
      <SectionState read={person} what="this person">
        {(data) => <PersonPanels person={data} />}
      </SectionState>
    </>
  );
}

function PersonPanels({ person }: { person: Person }) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const isOwner = useIsOpen([]);
  const isClosable = isOwner && !person.is_operator && person.suspended_at !== null && person.closed_at === null;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['Username', person.username],
    ['Role', person.is_operator ? `staff: ${person.staff_roles.map((role) => STAFF_WORDS[role].name).join(', ')}` : person.role],
    ['E-mail', person.email_verified ? 'proven' : 'not proven'],
    ['Two-factor sign-in', person.two_factor ? 'on' : 'off'],
    ['Open sessions', String(person.open_sessions)],
    ['Registered', <When key="at" at={person.registered_at} style="moment" />],
    ['Last seen', person.last_active_at === null ? 'never' : <When key="at" at={person.last_active_at} style="moment" />],
    ['Standing', person.closed_at !== null ? 'closed' : person.suspended_at === null ? 'active' : 'suspended'],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Panel title="Account">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap gap-2">
          {person.is_operator || person.closed_at !== null ? null : person.suspended_at === null ? (
            <Button variant="danger" onClick={() => setDeed('suspend')}>
              Suspend
            </Button>
          ) : (
            <Button variant="primary" onClick={() => setDeed('restore')}>
              Lift the suspension
            </Button>
          )}
          {isClosable ? (
            <Button variant="danger" disabled={!person.can_close} onClick={() => setDeed('close')}>
              Close for good
            </Button>
          ) : null}
          <Button onClick={() => setDeed('end-sessions')}>End every session</Button>
        </div>
        {isClosable && !person.can_close ? (
          <p className="mt-3 text-sm text-ink-2">It can be closed for good once it has been suspended for {CLOSING_NOTICE_DAYS} days.</p>
        ) : null}
      </Panel>
      {isOwner ? <StaffRolesPanel person={person} /> : null}
      <Panel title="Suspensions">
        {person.suspensions.length === 0 ? (
          <p className="text-ink-2">Never suspended.</p>
        ) : (
          <ul className="grid gap-4">
            {person.suspensions.map((past) => (
              <li key={past.at} className="border-s-2 border-line ps-4">
                <p className="wrap-anywhere">{past.reason}</p>
                <p className="mt-1 text-sm text-ink-2">
                  By {past.by}, <When at={past.at} style="moment" />
                </p>
                {past.lifted_at === null ? null : (
                  <p className="mt-1 text-sm text-ink-2">
                    Lifted by {past.lifted_by}, <When at={past.lifted_at} style="moment" />: {past.lifted_because}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {deed === null ? null : <StaffDeed deed={deed} id={person.id} name={person.name} onClose={() => setDeed(null)} />}
    </div>
  );
}
