import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand, usePages } from '#kit/web/api.ts';
import { parkedEvents, retryParkedEvent } from '../../money-desk-contract.ts';
import { providerWords } from '../provider-words.ts';
import { Listed } from './listed.tsx';

/** Nothing of it was credited; each is kept as it came until it fits or a person settles it. */
export function ParkedEventsPanel() {
  const list = usePages(parkedEvents, { query: {} });
  const retry = useCommand(retryParkedEvent, { stales: [parkedEvents] });
  return (
    <Listed
      title="Parked news"
      lead="Signed by a provider, but fitting nothing we know. No money moved because of it."
      empty="Nothing is parked."
      list={list}
      renderRow={(event) => (
        <li key={event.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {providerWords[event.provider].title}: {event.kind}
            </p>
            <p className="text-sm wrap-anywhere text-ink-2">{event.why}</p>
            <p className="text-sm wrap-anywhere text-ink-2">
              <When at={event.receivedAt} style="moment" /> · tried {event.tries} {event.tries === 1 ? 'time' : 'times'} · {event.eventId}
            </p>
          </div>
          <Button
            size="sm"
            pending={retry.isPending}
            aria-label={`Try ${event.eventId} again`}
            onClick={() =>
              retry.mutate(
                { params: { eventId: event.id } },
                {
                  onSuccess: ({ settled }) => (settled ? toast.success('It fits now') : toast.error('It still fits nothing')),
                  onError: (failure) => toast.error('It was not tried', failure.message),
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
