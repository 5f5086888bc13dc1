import { useState, type ReactNode } from 'react';
import { usePlace } from '#design/public/locale.tsx';
import type { Message } from '../message-shape.ts';
import type { TalkRow } from '../talk-rows.ts';
import { dayOf, dayWords } from '#kit/format/days.ts';
import { CardRow } from './card-row.tsx';
import { EventRows } from './event-rows.tsx';

interface TalkListProps {
  readonly rows: readonly TalkRow[];
  /** The other person, as lines of what they did name them. */
  readonly with: string;
  readonly label?: string;
  /** The message that was searched for. */
  readonly found?: number | null;
  /** All of it is about one thing. */
  readonly isOneThing?: boolean;
  readonly renderMessage: (message: Message, isFirst: boolean) => ReactNode;
  /** Messages on their way. */
  readonly children?: ReactNode;
}

/** What was said and what happened, the newest last. */
export const TalkList = ({
  rows,
  with: name,
  label = 'Messages, the newest last',
  found = null,
  isOneThing = false,
  renderMessage,
  children,
}: TalkListProps) => (
  <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)]" aria-live="polite" aria-relevant="additions">
    {rows.map((row) => {
      if (row.kind === 'message') return renderMessage(row.message, row.isFirst);
      if (row.kind === 'events')
        return <EventRows key={row.key} events={row.events} with={name} isOneThing={isOneThing} found={found} />;
      if (row.kind === 'card')
        return (
          <CardRow
            key={row.key}
            card={row.card}
            with={name}
            at={row.message.sent_at}
            isFound={found !== null && row.card.seq === found}
          />
        );
      return row.kind === 'day' ? <DayRow key={row.key} at={row.at} /> : <NewRow key={row.key} />;
    })}
    {children}
  </ol>
);

function DayRow({ at }: { at: string }) {
  const reader = usePlace();
  const [now] = useState(() => new Date());
  return (
    <li className="py-3 text-center text-xs font-semibold text-ink-2">
      <time dateTime={dayOf(at, reader)}>{dayWords(at, reader, now)}</time>
    </li>
  );
}

/** Once, as the row appears: someone who comes back to a long conversation begins to read here. */
function beginHere(row: HTMLElement | null): void {
  const region = row?.closest('[role=region]');
  if (!row || !region) return;
  const above = region.getBoundingClientRect().top - row.getBoundingClientRect().top;
  // Only the list moves, never the page around it.
  if (above > 0) region.scrollTop -= above;
}

const NewRow = () => (
  <li ref={beginHere} className="flex items-center gap-2 pt-3 text-xs font-semibold text-primary">
    <span className="h-px flex-1 bg-primary" />
    New
    <span className="h-px flex-1 bg-primary" />
  </li>
);
