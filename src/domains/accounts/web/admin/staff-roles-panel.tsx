import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { STAFF_ROLES, type StaffRole } from '#kit/staff.ts';
import { useCommand } from '#kit/web/api.ts';
import { grantRole, listPeople, readPerson, takeRole } from '../../people-contract.ts';
import { STAFF_WORDS } from '../../staff-words.ts';
import { refreshMe, useSession } from '../session.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Person = DataOf<typeof readPerson>;
interface Change {
  readonly how: 'grant' | 'take';
  readonly role: StaffRole;
}

/** Someone's staff roles, and for owners the buttons to give and take them (ADM-1). */
export function StaffRolesPanel({ person }: { person: Person }) {
  const [change, setChange] = useState<Change | null>(null);
  const isMe = useSession((session) => session.id === person.id);
  return (
    <Panel
      title="Staff roles"
      lead={isMe ? 'You cannot grant yourself a role. Ask another owner.' : 'Each role gives access to its own area. Changes apply immediately.'}
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {STAFF_ROLES.map((role) => {
          const held = person.held_roles.find((one) => one.role === role);
          const { name, opens } = STAFF_WORDS[role];
          return (
            <li key={role} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}
                  {held === undefined ? null : <Chip tone="accent">Held</Chip>}
                </p>
                <p className="text-sm text-ink-2">Opens {opens}.</p>
                {held === undefined ? null : (
                  <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">
                    Since <When at={held.at} style="moment" />, {held.by === null ? 'when this instance was set up' : `by ${held.by}`}
                  </p>
                )}
              </div>
              {held === undefined ? (
                isMe ? null : (
                  <Button size="sm" aria-label={`Grant: ${name}`} onClick={() => setChange({ how: 'grant', role })}>
                    Grant
                  </Button>
                )
              ) : (
                <Button size="sm" aria-label={`Remove role: ${name}`} onClick={() => setChange({ how: 'take', role })}>
                  Remove role
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {change === null ? null : <RoleChange {...change} person={person} onClose={() => setChange(null)} />}
    </Panel>
  );
}

function RoleChange({ how, role, person, onClose }: Change & { person: Person; onClose: () => void }) {
  const stales = [readPerson, listPeople];
  const grant = useCommand(grantRole, { stales });
  const take = useCommand(takeRole, { stales });
  const isMe = useSession((session) => session.id === person.id);
  const { name, opens } = STAFF_WORDS[role];
  const words = {
    grant: {
      title: `Grant role ${name} to ${person.name}`,
      lead: `It gives access to ${opens}. The person sees this reason.`,
      button: 'Grant role',
      done: 'Role granted',
    },
    take: {
      title: `Remove role ${name} from ${person.name}`,
      lead: `This person loses access to ${opens}. The person sees this reason.`,
      button: 'Remove role',
      done: 'Role removed',
    },
  }[how];
  const submit = async ({ reason }: { reason: string }): Promise<void> => {
    await (how === 'grant' ? grant : take).mutateAsync({ params: { id: person.id }, body: { role, reason } });
    if (isMe) await refreshMe();
  };
  return <ReasonDialog {...words} about={`${role} ${person.id}`} isHarsh={how === 'take'} submit={submit} onClose={onClose} />;
}
