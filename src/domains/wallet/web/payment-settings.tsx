import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { pathTo } from '#routes';

/** From the settings to the cards and accounts, which are part of the wallet. */
export const PaymentSettings = () => (
  <div id="payment" className="scroll-mt-4">
    <Panel title="Payment methods" lead="The cards you pay with and the accounts that receive your earnings.">
      <LinkButton href={pathTo('payment-methods')}>Manage payment methods</LinkButton>
    </Panel>
  </div>
);
