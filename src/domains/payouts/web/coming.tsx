import { EmptyState } from '#design/public/empty-state.tsx';
import { Panel } from '#design/public/panel.tsx';
import { PartsPanel } from '#domains/wallet/web/wallet.tsx';
import type { WalletScreen } from '../wallet-contract.ts';
import { stateWords } from '../withdrawal.ts';

/** What arrives and what is held, each with its date; only what there is. */
export function Coming({ wallet: { clearing, held, in_flight: leaving } }: { wallet: WalletScreen }) {
  if (clearing.items.length + held.items.length + leaving.items.length === 0)
    return (
      <Panel title="Coming up">
        <EmptyState title="Nothing coming up">
          Clearing earnings, paid orders and withdrawals appear here with their dates.
        </EmptyState>
      </Panel>
    );
  return (
    <>
      {clearing.items.length === 0 ? null : <PartsPanel bucket="clearing" title="Clearing" parts={clearing} />}
      {leaving.items.length === 0 ? null : (
        <PartsPanel
          bucket="in_flight"
          title="Pending payouts"
          parts={leaving}
          note={({ state }) => (state === null ? null : `${stateWords[state]} · `)}
        />
      )}
      {held.items.length === 0 ? null : <PartsPanel bucket="held" title="Held for your orders" parts={held} />}
    </>
  );
}
