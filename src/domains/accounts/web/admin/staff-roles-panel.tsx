import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { STAFF_ROLES } from '#kit/staff.ts';
import type { readPerson } from '../../people-contract.ts';
import { STAFF_WORDS } from '../../staff-words.ts';
import { useSession } from '../session.ts';
import type { Change } from './role-change.tsx';

/** Loaded with the first change. */
const RoleChange = lazy(async () => ({ default: (await import('./role-change.tsx')).RoleChange }));

type Person = DataOf<typeof readPerson>;

/**
 * Someone's staff roles, and for owners the buttons to give and take them (ADM-1). Most people are not staff: then they
 * are folded.
 */
export function StaffRolesPanel({ person }: { person: Person }) {
  const [change, setChange] = useState<Change | null>(null);
  const isMe = useSession((session) => session.id === person.id);
  return (
    <Panel
      title="Staff roles"
      lead={
        isMe
          ? 'You cannot grant yourself a role. Ask another owner.'
          : 'Each role gives access to its own area. Changes apply immediately.'
      }
      flush
    >
      <details open={person.is_operator}>
        <summary className="cursor-pointer px-4 pb-3 sm:px-5">
          <span className="link">{person.is_operator ? 'Roles' : 'Grant a staff role'}</span>
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {STAFF_ROLES.map((role) => {
            const held = person.held_roles.find((grant) => grant.role === role);
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
                      Since <When at={held.at} style="moment" />,{' '}
                      {held.by === null ? 'when this instance was set up' : `by ${held.by}`}
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
                  <Button
                    size="sm"
                    aria-label={`Remove role: ${name}`}
                    onClick={() => setChange({ how: 'take', role })}
                  >
                    Remove role
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </details>
      {change === null ? null : (
        <Suspense fallback={null}>
          <RoleChange {...change} person={person} onClose={() => setChange(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
