import type { ShownClock, TimelineEntry } from '../shapes.ts';
import { History } from './history.tsx';

interface WorkTimelineProps {
  title?: string;
  past: readonly TimelineEntry[];
  clocks: readonly ShownClock[];
  /** Who has to act where it is neither side's turn; nobody where it happens automatically. */
  nextBy?: string | undefined;
  /** Moves that ended or delayed the work. */
  trouble: ReadonlySet<string>;
}

const byWhom = ({ by_name: name, party }: TimelineEntry): string =>
  name !== null ? `By ${name}` : party === 'operator' ? 'By our team' : 'Automatic';

/** Every change: what, when, who and why, and what comes next automatically (PAY-3). */
export const WorkTimeline = ({
  title = 'Timeline',
  past,
  clocks,
  nextBy = 'Automatic',
  trouble,
}: WorkTimelineProps) => (
  <History
    title={title}
    past={past.map((event) => ({
      key: event.id,
      title: event.words,
      at: event.at,
      tone: trouble.has(event.move) ? 'trouble' : 'done',
      detail: (
        <>
          {byWhom(event)}
          {event.reason === null ? null : <q className="mt-0.5 block wrap-anywhere">{event.reason}</q>}
        </>
      ),
    }))}
    coming={clocks.map((clock) => ({
      key: `clock-${clock.kind}`,
      title: clock.next,
      at: clock.ends_at,
      tone: 'next',
      detail: clock.turn.length === 0 ? nextBy : 'Unless someone acts first',
    }))}
  />
);
