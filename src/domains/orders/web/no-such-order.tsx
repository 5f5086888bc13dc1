import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { pathTo } from '#routes';

export const NoSuchOrder = () => (
  <>
    <PageHeader title="Order not found" />
    <EmptyState
      title="There is no order with this number, or you don’t have access to it."
      action={<LinkButton href={pathTo('dashboard')}>Go to your dashboard</LinkButton>}
      size="page"
    >
      Order numbers look like DK-7K3M-92QX. Check the number, or sign in with the account that placed it.
    </EmptyState>
  </>
);
