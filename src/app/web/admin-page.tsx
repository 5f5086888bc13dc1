import type { MetaFunction } from 'react-router';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Operations · Docket' }];

/** The operators' home. Services go live by the rules at once, so no queue waits for a person yet. */
export default function AdminPage() {
  return (
    <>
      <PageHeader title="Operations" lead="Publishing is decided by the rules, so nothing waits for you." />
      <div className="mt-6">
        <EmptyState title="No queues" motif="data" action={<LinkButton href="/api/docs">Read the API</LinkButton>}>
          The books are checked from the command line with npm run check:ledger.
        </EmptyState>
      </div>
    </>
  );
}
