import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { pathTo } from '#routes';
import { WithdrawScreen } from './withdraw-screen.tsx';

export const meta: MetaFunction = () => [{ title: 'Withdraw · Docket' }];

export default function WithdrawPage() {
  return (
    <WithdrawScreen
      lane="standard"
      title="Withdraw"
      lead="Earnings go out with the batch of 14:00 UTC on every working day."
      actions={<LinkButton href={pathTo('express-withdrawal')}>Need it today?</LinkButton>}
    />
  );
}
