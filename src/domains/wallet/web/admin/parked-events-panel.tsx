import { PagedPanel } from '#design/app/paged-panel.tsx';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import { useCommand, usePages } from '#kit/web/api.ts';
import { parkedEvents, retryParkedEvent } from '../../money-desk-contract.ts';
import { providerWords } from '../provider-words.ts';

/** Unmatched events credited nothing; each is stored as it came until it matches or a person resolves it. */
export function ParkedEventsPanel() {
  const list = usePages(parkedEvents, { query: {} });
  const retry = useCommand(retryParkedEvent, { stales: [parkedEvents] });
  return (
    <PagedPanel
      title="Unmatched events"
      lead="Signed by a provider, but they match nothing in our books. No money moved."
      empty="No unmatched events."
      list={list}
      renderRow={(event) => (
        <li key={event.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {providerWords[event.provider].title}: {event.kind}
            </p>
            <p className="text-sm wrap-anywhere text-ink-2">{event.why}</p>
            <p className="text-sm wrap-anywhere text-ink-2">
              <When at={event.received_at} style="moment" /> · tried{' '}
              {counted(event.tries, { one: 'time', other: 'times' })} · {event.event_id}
            </p>
          </div>
          <Button
            size="sm"
            pending={retry.isPending}
            aria-label={`Try ${event.event_id} again`}
            onClick={() =>
              retry.mutate(
                { params: { event_id: event.id } },
                {
                  onSuccess: ({ settled }) =>
                    settled ? toast.success('Event matched') : toast.error('Still no match'),
                  onError: (failure) => toast.error('Could not retry the event', failure.message),
                },
              )
            }
          >
            Try again
          </Button>
        </li>
      )}
    />
  );
}
