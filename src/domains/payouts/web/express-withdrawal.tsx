import type { ReactNode } from 'react';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney } from '#kit/money.ts';
import { pathTo } from '#routes';
import { PAYOUT_TERMS } from '../terms.ts';
import { Conditions } from './conditions.tsx';
import type { Overview } from './use-payouts.ts';
import { WithdrawScreen } from './withdraw-screen.tsx';

/** `children` stand between the asking and what was asked before. */
export function ExpressWithdrawal({ children }: { children: ReactNode }) {
  return (
    <WithdrawScreen
      lane="express"
      title="Express withdrawal"
      above={<Breadcrumb items={[{ href: pathTo('withdraw'), label: 'Withdraw' }]} current="Express" />}
      lead="Out at once instead of with the daily batch, at weekends too."
      actions={<LinkButton href={pathTo('withdraw')}>Standard withdrawal</LinkButton>}
      about={Express}
    >
      {children}
    </WithdrawScreen>
  );
}

/** The price, the promise, and who may use it. */
function Express({ overview }: { overview: Overview }) {
  const { currency } = overview.smallest;
  const whole = (count: number): string => formatMoney(wholeUnits(count, currency));
  const { expressRate, expressLeastWhole, expressMostWhole, expressTargetHours, expressPromiseHours } = PAYOUT_TERMS;
  const stands = new Set(overview.blocks.map(({ why }) => why));
  const isFree = !(['debt', 'password_reset', 'email_change'] as const).some((why) => stands.has(why));
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Panel title="What it costs and what it promises">
        <ul className="grid list-disc gap-1.5 ps-5 text-md text-ink-2">
          <li>
            {expressRate / 100} % of the amount, at least {whole(expressLeastWhole)} and at most {whole(expressMostWhole)}, taken from the amount.
          </li>
          <li>
            We aim at {expressTargetHours} hour and promise {expressPromiseHours} hours, counted from its approval.
          </li>
          <li>Is the promise missed, the whole fee comes back to you by itself.</li>
        </ul>
      </Panel>
      <Conditions
        title="Who can use it"
        conditions={[
          { words: 'Your identity is verified.', isMet: !stands.has('identity') },
          { words: 'You have a payout method that works.', isMet: !(['no_method', 'suspended_method', 'name'] as const).some((why) => stands.has(why)) },
          { words: `At least ${formatMoney(overview.smallest)} is available.`, isMet: compare(overview.available, overview.smallest) >= 0 },
          { words: 'You owe nothing, and your password and email address were not changed recently.', isMet: isFree },
          {
            words: 'Money has arrived at the method before. Otherwise the first one waits, by this lane too.',
            isMet: overview.methods.some(({ isProven }) => isProven),
          },
        ]}
      />
    </div>
  );
}
