import { Timeline, type TimelineEntry } from '#design/app/timeline.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { Workroom } from './use-order.ts';

const TROUBLE = new Set(['markLate', 'cancelBeforeStart', 'cancelUnanswered', 'cancelLate', 'cancelAbandoned', 'expire']);

/** Every change: what, when, who and why, and what comes next by itself (PAY-3). */
export function OrderTimeline({ order }: { order: Workroom }) {
  const past: TimelineEntry[] = order.timeline.map((event) => ({
    key: event.id,
    title: event.words,
    at: event.at,
    tone: TROUBLE.has(event.move) ? 'trouble' : 'done',
    detail: (
      <>
        {event.byName === null ? 'By itself, on time' : `By ${event.byName}`}
        {event.reason === null ? null : <q className="mt-0.5 block wrap-anywhere">{event.reason}</q>}
      </>
    ),
  }));
  const coming: TimelineEntry[] = order.clocks.map((clock) => ({
    key: `clock-${clock.kind}`,
    title: clock.next,
    at: clock.endsAt,
    tone: 'next',
    detail: clock.turn.length === 0 ? 'By itself' : 'If nothing happens before',
  }));
  return (
    <Panel title="Timeline">
      <Timeline label="What happened, oldest first" entries={[...past, ...coming]} />
    </Panel>
  );
}
