import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { WalletHeader } from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { formatTime } from '#kit/format/time.ts';
import { instanceLocale } from '#kit/locale.ts';
import { pathTo, titleOf } from '#routes';
import { PAYOUT_RULES } from '../terms.ts';
import { WithdrawScreen } from './withdraw-screen.tsx';

/** "2:00 PM". */
const batchAt = (): string => formatTime(Date.UTC(2000, 0, 1, PAYOUT_RULES.batchHourUtc), 'time', { locale: instanceLocale(), timeZone: 'UTC' });

export const meta: MetaFunction = () => [{ title: titled(titleOf('withdraw')) }];

export default function WithdrawPage() {
  return (
    <WithdrawScreen
      lane="standard"
      header={
        <WalletHeader
          of="withdraw"
          lead={`Withdrawals go out every business day at ${batchAt()} UTC.`}
          actions={<LinkButton href={pathTo('express-withdrawal')}>Express withdrawal</LinkButton>}
        />
      }
    />
  );
}
