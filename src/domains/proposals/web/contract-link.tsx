import { LinkButton } from '#design/public/button.tsx';
import { pathTo } from '#routes';
import type { ShownProposal } from '../contract.ts';

/** To the contract that was offered of a proposal, for both of its people. */
export function ContractLink({
  of: { contract_number: number, state },
  size = 'sm',
}: {
  of: Pick<ShownProposal, 'contract_number' | 'state'>;
  size?: 'sm' | 'md';
}) {
  if (number === null) return null;
  return (
    <LinkButton size={size} href={pathTo('contract', { contractNumber: number })}>
      {state === 'offered' ? 'Open the offer' : state === 'accepted' ? 'Open the contract' : 'Earlier offer'}
    </LinkButton>
  );
}
