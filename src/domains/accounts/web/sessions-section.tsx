import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useOwnTopic } from './use-own-topic.ts';
import { ReadState } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Icon } from '#design/public/icon.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { endOtherSessions, endSession, openSessions } from '../security-contract.ts';

type Open = DataOf<typeof openSessions>['sessions'][number];

const ICONS = { desktop: Laptop, mobile: Smartphone, tablet: Tablet, unknown: MonitorSmartphone } as const;
const WAYS = {
  password: 'password',
  password_and_code: 'password and code',
  passkey: 'passkey',
  google: 'Google',
} as const;

const nameOf = ({ browser, system }: Open['device']): string =>
  browser === null
    ? system === null
      ? 'Unknown app'
      : `App on ${system}`
    : system === null
      ? browser
      : `${browser} on ${system}`;

/** Where the person is signed in. We know only the network, not the place. */
export function SessionsSection() {
  const list = useRead(openSessions, {});
  const others = useCommand(endOtherSessions, { stales: [openSessions] });
  useOwnTopic(() => void list.refetch());
  return (
    <ReadState read={list} what="Where you are signed in">
      {({ sessions }) => (
        <div className="grid gap-4">
          <ul className="grid gap-2" aria-label="Where you are signed in">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length < 2 ? (
            <p className="text-sm text-ink-2">You aren’t signed in on any other device.</p>
          ) : (
            <div>
              <Button
                pending={others.isPending}
                onClick={() =>
                  others.mutate(
                    { body: {} },
                    {
                      onSuccess: () => toast.success('All other devices signed out'),
                      onError: (error) => toast.error('Could not sign out your other devices', error.message),
                    },
                  )
                }
              >
                Sign out everywhere else
              </Button>
            </div>
          )}
        </div>
      )}
    </ReadState>
  );
}

function SessionRow({ session }: { session: Open }) {
  const end = useCommand(endSession, { stales: [openSessions] });
  const name = nameOf(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line p-3">
      <Icon of={ICONS[session.device.kind]} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.is_current ? <Chip tone="primary">This device</Chip> : null}
        </p>
        <p className="text-sm text-ink-2">
          {session.network === 'this machine' ? 'On this machine' : `Network ${session.network}`}, last used{' '}
          <When at={session.last_used_at} style="moment" />. Signed in <When at={session.signed_in_at} /> by{' '}
          {WAYS[session.way]}.
        </p>
      </div>
      {session.is_current ? null : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Sign out ${name}`}
          pending={end.isPending}
          onClick={() =>
            end.mutate(
              { params: { id: session.id }, body: {} },
              {
                onSuccess: () => toast.success('Device signed out'),
                onError: (error) => toast.error('Could not sign out the device', error.message),
              },
            )
          }
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
