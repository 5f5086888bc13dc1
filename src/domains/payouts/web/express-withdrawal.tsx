import { instanceLocale } from '#kit/locale.ts';
import { formatRate } from '#kit/format/number.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney } from '#kit/money.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import { WalletHeader } from '#domains/wallet/web/wallet.tsx';
import { pathTo } from '#routes';
import type { Overview } from '../contract.ts';
import { PAYOUT_RULES } from '../terms.ts';
import { Conditions } from './conditions.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';

/** `children` are between the form and earlier requests. */
export function ExpressWithdrawal({ children }: { children: ReactNode }) {
  return (
    <WithdrawScreen
      lane="express"
      header={
        <WalletHeader
          of="express-withdrawal"
          lead="Sent immediately instead of with the daily batch, on weekends too."
          actions={<LinkButton href={pathTo('withdraw')}>Standard withdrawal</LinkButton>}
        />
      }
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
  const { expressRate, expressLeastWhole, expressMostWhole, expressPromiseHours } = offTheWire(overview.in_force);
  const stands = new Set(overview.blocks.map(({ why }) => why));
  const isFree = !(['debt', 'password_reset', 'email_change'] as const).some((reason) => stands.has(reason));
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Panel title="Cost and delivery promise">
        <ul className="grid list-disc gap-1.5 ps-5 text-md text-ink-2">
          <li>
            {formatRate(expressRate, instanceLocale())} of the amount, at least {whole(expressLeastWhole)} and at most{' '}
            {whole(expressMostWhole)}, taken from the amount.
          </li>
          <li>
            We aim at {PAYOUT_RULES.expressTargetHours} hour and promise {expressPromiseHours} hours, counted from its
            approval.
          </li>
          <li>If we miss it, we refund the whole fee.</li>
        </ul>
      </Panel>
      <Conditions
        title="Requirements"
        conditions={[
          { words: 'Your identity is verified.', isMet: !stands.has('identity') && !stands.has('identity_in_review') },
          {
            words: 'You have a working payout method.',
            isMet: !(['no_method', 'suspended_method', 'name'] as const).some((reason) => stands.has(reason)),
          },
          {
            words: `At least ${formatMoney(overview.smallest)} is available.`,
            isMet: compare(overview.available, overview.smallest) >= 0,
          },
          { words: 'You have no debt and didn’t change your password or email address recently.', isMet: isFree },
          {
            words: 'You’ve been paid to this method before. Otherwise the first withdrawal is held, express or not.',
            isMet: overview.methods.some(({ is_proven: isProven }) => isProven),
          },
        ]}
      />
    </div>
  );
}
