import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { OrderListPage } from './order-list-page.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('selling-orders')) }];

export default function SellingOrdersPage() {
  return (
    <OrderListPage
      side="selling"
      screen="selling-orders"
      title="Orders to deliver"
      lead="Everything clients ordered from you. Each order is paid and held before you start."
      first={
        <EmptyState title="No orders yet" action={<LinkButton href={pathTo('my-services')}>See my services</LinkButton>}>
          Orders appear here as soon as a client pays for one of your services.
        </EmptyState>
      }
    />
  );
}
