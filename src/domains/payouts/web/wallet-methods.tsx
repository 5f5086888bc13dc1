import { LinkButton } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { methodDetail, methodName, MethodState } from '#domains/wallet/web/wallet.tsx';
import { isFreelancerRole } from '#kit/actor.ts';
import { pathTo } from '#routes';
import type { WalletScreen } from '../wallet-contract.ts';
import { MethodStanding } from './method-standing.tsx';

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5';

/** What one pays with and is paid to, with what to know about each before using it. */
export function WalletMethods({ wallet: { payouts, saved_methods: saved } }: { wallet: WalletScreen }) {
  const sells = useSession((session) => isFreelancerRole(session.role));
  return (
    <Panel
      title="Payment methods"
      actions={
        <Link href={pathTo('payment-methods')} className="link">
          Manage methods
        </Link>
      }
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {payouts.methods.map((method) => (
          <li key={method.id} className={row}>
            <p className="min-w-0">
              {method.label} <span className="text-sm text-ink-2">for withdrawals</span>
            </p>
            <p className="flex flex-wrap gap-2">
              {method.is_default ? <Chip tone="primary">Default</Chip> : null}
              <MethodStanding method={method} overview={payouts} />
            </p>
          </li>
        ))}
        {saved.map((method) => (
          <li key={method.id} className={row}>
            <p className="min-w-0">
              {methodName(method)} <span className="text-sm text-ink-2">for payments · {methodDetail(method)}</span>
            </p>
            <p className="flex flex-wrap gap-2">
              {method.is_default ? <Chip tone="primary">Default</Chip> : null}
              <MethodState state={method.state} />
            </p>
          </li>
        ))}
        {sells && payouts.methods.length === 0 ? (
          <li className={row}>
            <p className="text-ink-2">No payout method yet. Add one to withdraw your earnings.</p>
            <LinkButton size="sm" href={pathTo('payment-methods', {}, { add: 'payout', return_to: pathTo('wallet') })}>
              Add a payout method
            </LinkButton>
          </li>
        ) : null}
        {!sells && saved.length === 0 ? (
          <li className={row}>
            <p className="text-ink-2">No saved card. You can also pay without one.</p>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}
