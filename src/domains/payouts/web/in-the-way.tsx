import { useLocation, useSearchParams } from 'react-router';
import { Countdown } from '#design/app/countdown.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { formatUnit } from '#kit/format/unit.ts';
import { isBuilt, pathTo } from '#routes';
import type { BLOCKS, Overview } from '../contract.ts';
import { withAmount } from './with-amount.ts';

type Why = (typeof BLOCKS)[number];

/** Where each can be changed; what only time or earnings change has no link. */
const WAYS: Readonly<Record<Why, { title: string; to: string | null; label: string; add?: true }>> = {
  suspended: { title: 'Your account is suspended', to: null, label: '' },
  closing: { title: 'Your account is being closed', to: null, label: '' },
  identity: { title: 'Your identity is not verified', to: 'verify-identity', label: 'Verify your identity' },
  identity_in_review: { title: 'Your identity is in review', to: 'verify-identity', label: 'View your verification' },
  debt: { title: 'You owe a balance', to: 'transactions', label: 'View transactions' },
  payment_disputed: { title: 'A payment you earned from is disputed', to: 'transactions', label: 'View transactions' },
  password_reset: { title: 'Your password was reset recently', to: null, label: '' },
  email_change: { title: 'Your email address was changed', to: null, label: '' },
  method_removed: {
    title: 'Your payout method was removed',
    to: 'payment-methods',
    label: 'Add a payout method',
    add: true,
  },
  name: {
    title: 'Your payout method is not in your name',
    to: 'payment-methods',
    label: 'Replace payout method',
    add: true,
  },
  suspended_method: {
    title: 'Your payout method no longer works',
    to: 'payment-methods',
    label: 'Replace payout method',
    add: true,
  },
  no_method: { title: 'Add a payout method', to: 'payment-methods', label: 'Add a payout method', add: true },
};

/** When a pause ends, or by when we answer: after an answer there may still be something to do. */
function Until({ why, until }: Pick<Overview['blocks'][number], 'why' | 'until'>) {
  if (until === null) return null;
  if (why !== 'identity_in_review')
    return <Countdown until={until} after="until you can withdraw" past="You can withdraw in a moment" />;
  return (
    <p className="mt-0.5 text-sm">
      You get an answer by <When at={until} style="moment" />.
    </p>
  );
}

/** Everything that has to change before money can leave, each with the link that changes it. */
export function InTheWay({
  overview: { blocks, has_been_paid: hasBeenPaid, in_force: inForce },
}: {
  overview: Overview;
}) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const back = { return_to: withAmount(pathname, search.get('amount')) };
  if (blocks.length === 0) return null;
  return (
    <Panel
      title="Before you can withdraw"
      lead={
        hasBeenPaid
          ? undefined
          : `After that, your first withdrawal is held for ${formatUnit(inForce.first_hold_days, 'day')} for your security.`
      }
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {blocks.map(({ why, words, until }) => {
          const way = WAYS[why];
          return (
            <li key={why} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-medium">{way.title}</p>
                <p className="mt-0.5 text-sm text-ink-2">{words}</p>
                <Until why={why} until={until} />
              </div>
              {way.to === null || !isBuilt(way.to) ? null : (
                <LinkButton size="sm" href={pathTo(way.to, {}, way.add === true ? { add: 'payout', ...back } : back)}>
                  {way.label}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
