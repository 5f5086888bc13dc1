import { Timeline, type TimelineEntry } from '#design/app/timeline.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { dayOf, dayWords } from '#kit/format/days.ts';
import { serverNow } from '#kit/web/server-clock.ts';

type PastEntry = TimelineEntry & { readonly at: string };

interface HistoryProps {
  title: string;
  /** Oldest first. */
  past: readonly PastEntry[];
  /** What happens next automatically, the first one first. */
  coming: readonly TimelineEntry[];
}

/** What comes next, then what happened: the newest first, by the days of its reader. */
export function History({ title, past, coming }: HistoryProps) {
  const reader = usePlace();
  const now = new Date(serverNow());
  const days = Map.groupBy(past.toReversed(), ({ at }) => dayOf(at, reader));
  return (
    <Panel title={title}>
      <div className="grid gap-2">
        {coming.length === 0 ? null : (
          <section>
            <h3 className="label mb-2">Coming up</h3>
            <Timeline label="Coming up" entries={coming} />
          </section>
        )}
        {[...days].map(([day, entries]) => {
          const words = dayWords(entries[0]?.at ?? day, reader, now);
          return (
            <section key={day}>
              <h3 className="label mb-2">{words}</h3>
              <Timeline label={words} style="time" entries={entries} />
            </section>
          );
        })}
      </div>
    </Panel>
  );
}
