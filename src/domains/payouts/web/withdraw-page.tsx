import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { WalletHeader } from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { WithdrawScreen } from './withdraw-screen.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('withdraw')) }];

export default function WithdrawPage() {
  return (
    <WithdrawScreen
      lane="standard"
      header={
        <WalletHeader
          of="withdraw"
          lead="Withdrawals go out every business day at 14:00 UTC."
          actions={<LinkButton href={pathTo('express-withdrawal')}>Express withdrawal</LinkButton>}
        />
      }
    />
  );
}
