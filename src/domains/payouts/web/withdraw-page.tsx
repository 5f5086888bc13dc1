import type { MetaFunction } from 'react-router';
import { usePlace, type Place } from '#design/public/locale.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { WalletHeader } from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { formatTime } from '#kit/format/time.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { pathTo, titleOf } from '#routes';
import { PAYOUT_RULES } from '../terms.ts';
import { WithdrawScreen } from './withdraw-screen.tsx';

/** "9:00 AM EST": on the reader's clock, as the review before the withdrawal says it. */
const batchAt = (reader: Place): string =>
  formatTime(new Date(serverNow()).setUTCHours(PAYOUT_RULES.batchHourUtc, 0, 0, 0), 'clock', reader);

export const meta: MetaFunction = () => [{ title: titled(titleOf('withdraw')) }];

export default function WithdrawPage() {
  const reader = usePlace();
  return (
    <WithdrawScreen
      lane="standard"
      header={
        <WalletHeader
          of="withdraw"
          lead={`Withdrawals go out every business day at ${batchAt(reader)}.`}
          actions={<LinkButton href={pathTo('express-withdrawal')}>Get money sooner</LinkButton>}
        />
      }
    />
  );
}
