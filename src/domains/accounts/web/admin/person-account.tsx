import { lazy, Suspense, useState } from 'react';
import { FactGrid } from '#design/app/fact-grid.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { CLOSING_NOTICE_DAYS, type readPerson } from '../../people-contract.ts';
import { STAFF_WORDS } from '../../staff-words.ts';
import { useIsOpen } from '../use-staff-roles.ts';
import type { CommandName } from './staff-command.tsx';
import { StaffRolesPanel } from './staff-roles-panel.tsx';

/** Loaded where they are needed. */
const ChangeEmailDialog = lazy(async () => ({ default: (await import('./email-change.tsx')).ChangeEmailDialog }));
const OpenEmailChange = lazy(async () => ({ default: (await import('./email-change.tsx')).OpenEmailChange }));
const StaffCommand = lazy(async () => ({ default: (await import('./staff-command.tsx')).StaffCommand }));

export type StaffPerson = DataOf<typeof readPerson>;

/** The account with what staff can do about it. */
export function PersonAccount({ person }: { person: StaffPerson }) {
  const [command, setCommand] = useState<CommandName | null>(null);
  const [isChangingEmail, setChangingEmail] = useState(false);
  const isOwner = useIsOpen([]);
  const isClosable = isOwner && !person.is_operator && person.suspended_at !== null && person.closed_at === null;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['Username', person.username],
    [
      'Role',
      person.is_operator
        ? `Staff: ${person.staff_roles.map((role) => STAFF_WORDS[role].name).join(', ')}`
        : person.role,
    ],
    ['Email', person.email_verified ? 'Verified' : 'Not verified'],
    ['Two-factor', person.two_factor ? 'On' : person.has_factor ? 'Passkey' : 'Off'],
    ['Open sessions', String(person.open_sessions)],
    ['Registered', <When key="at" at={person.registered_at} style="moment" />],
    [
      'Last seen',
      person.last_active_at === null ? 'Never' : <When key="at" at={person.last_active_at} style="moment" />,
    ],
    ['Status', person.closed_at !== null ? 'Closed' : person.suspended_at === null ? 'Active' : 'Suspended'],
  ];
  return (
    <>
      {person.email_change === null ? null : (
        <Suspense fallback={null}>
          <OpenEmailChange id={person.id} change={person.email_change} />
        </Suspense>
      )}
      <Panel title="Account">
        <FactGrid facts={facts} columns={4} />
        <div className="mt-5 flex flex-wrap gap-2">
          {person.suspended_at === null || person.is_operator || person.closed_at !== null ? null : (
            <Button variant="primary" onClick={() => setCommand('restore')}>
              Lift the suspension
            </Button>
          )}
          <Button onClick={() => setCommand('end-sessions')}>End all sessions</Button>
          {person.suspended_at !== null || person.is_operator || person.closed_at !== null ? null : (
            <Button onClick={() => setCommand('suspend')}>Suspend</Button>
          )}
          {person.is_operator || person.closed_at !== null || person.email_change !== null ? null : (
            <Button onClick={() => setChangingEmail(true)}>Change email address</Button>
          )}
          {isOwner && person.has_factor && !person.is_operator ? (
            <Button onClick={() => setCommand('reset-two-factor')}>Reset two-factor</Button>
          ) : null}
          {isClosable ? (
            <Button disabled={!person.can_close} onClick={() => setCommand('close')}>
              Close permanently
            </Button>
          ) : null}
        </div>
        {isClosable && !person.can_close ? (
          <p className="mt-3 text-sm text-ink-2">
            It can be closed permanently once it has been suspended for {CLOSING_NOTICE_DAYS} days.
          </p>
        ) : null}
      </Panel>
      {isChangingEmail ? (
        <Suspense fallback={null}>
          <ChangeEmailDialog id={person.id} name={person.name} onClose={() => setChangingEmail(false)} />
        </Suspense>
      ) : null}
      {command === null ? null : (
        <Suspense fallback={null}>
          <StaffCommand command={command} id={person.id} name={person.name} onClose={() => setCommand(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What staff decided about them before. */
export function PersonHistory({ person }: { person: StaffPerson }) {
  const isOwner = useIsOpen([]);
  return (
    <>
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
    </>
  );
}
