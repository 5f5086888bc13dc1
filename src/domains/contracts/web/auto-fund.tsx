import { Panel } from '#design/public/panel.tsx';
import { Check } from '#design/public/choice.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import type { ContractPage } from '../contract.ts';
import { setAutoFund } from '../desk-contract.ts';
import { staledByMoves } from './use-contract.ts';

const OPEN = new Set<ContractPage['state']>(['accepted', 'active', 'paused']);

/** Off unless the client turns it on, and turned off as easily. */
export function AutoFund({ contract: { number, side, state, auto_fund: isOn, freelancer } }: { contract: ContractPage }) {
  const set = useCommand(setAutoFund, { stales: staledByMoves });
  if (side !== 'client' || !OPEN.has(state)) return null;
  const turn = (next: boolean): void =>
    set.mutate(
      { params: { contract_number: number }, body: { is_on: next } },
      {
        onSuccess: () => toast.success(next ? 'Automatic funding is on' : 'Automatic funding is off'),
        onError: (error) => toast.error('Something went wrong', error.message),
      },
    );
  return (
    <Panel title="Automatic funding">
      <Check
        kind="switch"
        label="Fund the next milestone when I approve one"
        hint={`From your balance, if it covers the milestone and nothing else is held, so that ${freelancer.name} can go ahead. We notify you each time. Cards are never charged automatically.`}
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
    </Panel>
  );
}
