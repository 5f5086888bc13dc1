import { useState } from 'react';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink, ReasonDialog } from '#domains/accounts/web/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, usePages } from '#kit/web/api.ts';
import { settleSharedDestination, sharedDestinations } from '../../admin-contract.ts';

type Shared = DataOf<typeof sharedDestinations>['items'][number];

/** Bank accounts and PayPal addresses of several people, with a link to each of them. */
export function SharedDestinationsPanel() {
  const list = usePages(sharedDestinations, { query: {} });
  const [destination, setDestination] = useState<Shared | null>(null);
  const settle = useCommand(settleSharedDestination, { stales: [sharedDestinations] });
  return (
    <>
      <PagedPanel
        title="Shared payout methods"
        lead="Bank accounts and PayPal addresses that more than one person added. Withdrawals to them are on hold until you check them."
        empty="No shared payout methods."
        list={list}
        renderRow={(shared) => <Row key={shared.id} shared={shared} onCheck={() => setDestination(shared)} />}
      />
      {destination === null ? null : (
        <ReasonDialog
          about={destination.id}
          title="Mark as checked?"
          lead={`Withdrawals to ${destination.label} are no longer held for this reason. Limits still count everyone’s withdrawals to it together.`}
          button="Mark as checked"
          done="Marked as checked"
          isHarsh={false}
          submit={(body) => settle.mutateAsync({ params: { id: destination.id }, body })}
          onClose={() => setDestination(null)}
        />
      )}
    </>
  );
}

function Row({
  shared: { label, noticed_at: noticedAt, settled_at: settledAt, settled_because: settledBecause, people },
  onCheck,
}: {
  shared: Shared;
  onCheck: () => void;
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {label}
          {settledAt === null ? (
            <StatusChip tone="warning">Needs review</StatusChip>
          ) : (
            <StatusChip tone="success">Checked</StatusChip>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm">
          {people.map(({ id, name, username }) => (
            <PersonLink key={id} id={id} className="wrap-anywhere">
              {name} {username === '' ? '' : `@${username}`}
            </PersonLink>
          ))}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          Found <When at={noticedAt} style="moment" />
          {settledAt === null ? null : (
            <>
              {' '}
              · checked <When at={settledAt} style="moment" />: {settledBecause}
            </>
          )}
        </p>
      </div>
      {settledAt === null ? (
        <Button size="sm" aria-label={`Mark as checked: ${label}`} onClick={onCheck}>
          Mark as checked
        </Button>
      ) : null}
    </li>
  );
}
