import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { pathTo } from '#routes';

export const NoSuchOrder = () => (
  <>
    <PageHeader title="No such order" />
    <EmptyState
      title="There is no order with this number, or it is not yours."
      action={<LinkButton href={pathTo('dashboard')}>Go to your dashboard</LinkButton>}
      size="page"
    >
      An order number looks like DK-7K3M-92QX. Check the letters, or sign in as the person who placed it.
    </EmptyState>
  </>
);
