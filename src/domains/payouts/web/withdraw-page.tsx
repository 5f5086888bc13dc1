import type { MetaFunction } from 'react-router';
import { usePlace, type Place } from '#design/public/locale.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { WalletHeader } from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { formatTime } from '#kit/format/time.ts';
import { compare, isPositive } from '#kit/money.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { pathTo, titleOf } from '#routes';
import type { Overview } from '../contract.ts';
import { PAYOUT_RULES } from '../terms.ts';
import { usePayouts } from './use-payouts.ts';
import { WithdrawScreen } from './withdraw-screen.tsx';

/** "9:00 AM EST": on the reader's clock, as the review before the withdrawal says it. */
const batchAt = (reader: Place): string => formatTime(new Date(serverNow()).setUTCHours(PAYOUT_RULES.batchHourUtc, 0, 0, 0), 'clock', reader);

/** Only what is possible now: the page behind it has both ways to get money sooner. */
function soonerLabel(overview: Overview | undefined): string | null {
  if (overview === undefined) return null;
  const { blocks, available, smallest, clearing } = overview;
  if (blocks.length === 0 && compare(available, smallest) >= 0) return 'Express withdrawal';
  return isPositive(clearing) ? 'Early clearance' : null;
}

export const meta: MetaFunction = () => [{ title: titled(titleOf('withdraw')) }];

export default function WithdrawPage() {
  const reader = usePlace();
  const sooner = soonerLabel(usePayouts().data);
  return (
    <WithdrawScreen
      lane="standard"
      header={
        <WalletHeader
          of="withdraw"
          lead={`Withdrawals go out every business day at ${batchAt(reader)}.`}
          actions={sooner === null ? null : <LinkButton href={pathTo('express-withdrawal')}>{sooner}</LinkButton>}
        />
      }
    />
  );
}
