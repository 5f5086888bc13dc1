import { Panel } from '#design/public/panel.tsx';
import { Check } from '#design/public/choice.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Name } from '#design/public/name.tsx';
import { toast } from '#design/public/toast-store.ts';
import { withReturn } from '#domains/accounts/return-path.ts';
import { compare, formatMoney, subtract, type Money } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { withSearch } from '#kit/with-search.ts';
import { pathTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import { setAutoFund } from '../desk-contract.ts';
import { staledByMoves } from './use-contract.ts';

const OPEN = new Set<ContractPage['state']>(['accepted', 'active', 'paused']);

/** Off unless the client turns it on, and turned off as easily. */
export function AutoFund({
  contract: { number, side, state, auto_fund: isOn, balance, freelancer, milestones },
}: {
  contract: ContractPage;
}) {
  const set = useCommand(setAutoFund, { stales: staledByMoves });
  if (side !== 'client' || !OPEN.has(state)) return null;
  const next = milestones.find((milestone) => milestone.state === 'agreed');
  const missing =
    next === undefined || balance === null || compare(balance, next.terms.total) >= 0
      ? null
      : subtract(next.terms.total, balance);
  const addFunds = ({ amount }: Money): string =>
    withReturn(pathTo('add-funds', {}, { amount }), withSearch(contractPath(number), { tab: 'money' }));
  const turn = (on: boolean): void =>
    set.mutate(
      { params: { contract_number: number }, body: { is_on: on } },
      {
        onSuccess: () => toast.success(on ? 'Automatic funding is on' : 'Automatic funding is off'),
        onError: (error) => toast.error('Something went wrong', error.message),
      },
    );
  return (
    <div id="automatic-funding" tabIndex={-1} className="scroll-mt-6 outline-none">
      <Panel title="Automatic funding">
        <Check
          kind="switch"
          label="Fund the next milestone when I approve one"
          hint={`From your balance, if it covers the milestone and nothing else is held, so that ${freelancer.name} can go ahead. We notify you each time. Cards are never charged automatically.`}
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        {next === undefined || balance === null ? null : (
          <p className="mt-3 text-md text-ink-2">
            The next is {next.place}. <Name of={next.title} /> for {formatMoney(next.terms.total)}. Your balance is{' '}
            {formatMoney(balance)}.
          </p>
        )}
        {isOn && missing !== null ? (
          <Alert
            className="mt-3"
            tone="warning"
            title={`Your balance lacks ${formatMoney(missing)} for the next milestone`}
            action={
              <LinkButton size="sm" href={addFunds(missing)}>
                Add {formatMoney(missing)}
              </LinkButton>
            }
          >
            With your next approval it is funded only if your balance covers it by then. You can fund it yourself at any
            time.
          </Alert>
        ) : null}
      </Panel>
    </div>
  );
}
