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
      lead="Everything you ordered, what is held, and what comes next."
      first={
        <EmptyState title="No orders yet" action={<LinkButton href={pathTo('services')}>Find a service</LinkButton>}>
          Your orders appear here with their steps, deadlines and payments.
        </EmptyState>
      }
    />
  );
}
