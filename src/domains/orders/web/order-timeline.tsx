import { Timeline, type TimelineEntry } from '#design/app/timeline.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { Workroom } from './use-order.ts';

const TROUBLE = new Set([
  'markLate',
  'cancelBeforeStart',
  'cancelUnanswered',
  'cancelLate',
  'cancelAbandoned',
  'expire',
  'putOnHold',
  'cancelOnHold',
  'cancelHeldTooLong',
  'cancelSellerGone',
]);
/** Not by a deadline, but because the freelancer's account changed. */
const FOLLOWED = new Set(['putOnHold', 'resumeWork', 'cancelSellerGone']);

/** Every change: what, when, who and why, and what comes next by itself (PAY-3). */
export function OrderTimeline({ order }: { order: Workroom }) {
  const past: TimelineEntry[] = order.timeline.map((event) => ({
    key: event.id,
    title: event.words,
    at: event.at,
    tone: TROUBLE.has(event.move) ? 'trouble' : 'done',
    detail: (
      <>
        {event.byName !== null ? `By ${event.byName}` : FOLLOWED.has(event.move) ? 'Automatic' : 'By itself, on time'}
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
