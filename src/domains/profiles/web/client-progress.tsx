import { Circle, CircleCheck } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { clientSteps, hasHired } from '../client-steps.ts';
import { personRecord } from '../record-contract.ts';

/**
 * What a client needs before hiring: company, need, payment. Nothing once all of it is there, or once someone worked
 * for them.
 */
export function ClientProgress() {
  const { username, me } = useSession();
  const { data: record } = useRead(personRecord, { params: { username } }, { enabled: username !== '' });
  if (me === null || hasHired(record)) return null;
  const steps = clientSteps(me.client, record);
  // What the account itself lacks is known immediately, so the panel has its place before the record is known.
  if ((record === undefined ? steps.slice(0, 1) : steps).every(({ isDone }) => isDone)) return null;
  return (
    <Panel title="Get ready to hire">
      <ul className="grid gap-3">
        {steps.map(({ label, why, screen, isDone }) => (
          <li key={label} className="flex items-start gap-2 text-md">
            <Icon of={isDone ? CircleCheck : Circle} className={`mt-0.5 ${isDone ? 'text-success' : 'text-ink-3'}`} />
            <span className="min-w-0">
              <Link
                href={pathTo(screen)}
                className={`inline-flex min-h-6 items-center ${isDone ? 'text-ink-2 hover:underline' : 'link font-medium'}`}
              >
                {label}
              </Link>
              <span className="sr-only">{isDone ? ', done' : ', missing'}</span>
              <span className="block text-sm text-ink-2">{why}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
