import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { OrderListPage } from './order-list-page.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('buying-orders')) }];

export default function BuyingOrdersPage() {
  return (
    <OrderListPage
      side="buying"
      screen="buying-orders"
      title="Orders"
      lead="Everything you bought, with what is held and what comes next."
      first={
        <EmptyState title="You have not ordered anything yet" action={<LinkButton href={pathTo('services')}>Find a service</LinkButton>}>
          What you order appears here with its steps, its deadline and where the money is.
        </EmptyState>
      }
    />
  );
}
