import { useState } from 'react';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import type { TalkLine } from '../talk-rows.ts';
import { FOUND, intoView } from './found-row.ts';
import { idOfMessage } from './message-id.ts';
import { MessageTime } from './message-time.tsx';

/** Of more, the newest two are shown until someone asks for all. */
const MOST_SHOWN = 3;
const SHOWN = 2;

interface EventRowsProps {
  readonly events: readonly TalkLine[];
  readonly with: string;
  /** The whole list is about one thing, which needs no name. */
  readonly isOneThing: boolean;
  /** The place that was searched for. */
  readonly found: number | null;
}

/**
 * What happened to one piece of work, a line each: the words of people stand out beside it. It never says what became
 * of it since.
 */
export function EventRows({ events, with: name, isOneThing, found }: EventRowsProps) {
  const [isOpen, setOpen] = useState(found !== null && events.some(({ seq }) => seq === found));
  const [first] = events;
  const folded = isOpen || events.length <= MOST_SHOWN ? 0 : events.length - SHOWN;
  return (
    <li className="mx-auto w-full max-w-[34rem] pt-3 text-sm text-ink-2">
      <div className="border-s-2 border-line ps-3">
        {isOneThing || first === undefined || first.about === '' ? null : (
          <p className="truncate text-xs text-ink-3" title={first.about}>
            <Name of={first.about} />
          </p>
        )}
        {folded === 0 ? null : (
          <button type="button" className="link min-h-6 text-sm" onClick={() => setOpen(true)}>
            {folded} more<span className="sr-only"> before</span>
          </button>
        )}
        <ul>
          {events.slice(folded).map((event) => (
            <EventLine
              key={event.id}
              event={event}
              with={name}
              isFound={event.seq !== undefined && event.seq === found}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

interface EventLineProps extends Pick<EventRowsProps, 'with'> {
  readonly event: TalkLine;
  readonly isFound: boolean;
}

/** What was done looks like the link that the line is; how much and how many are beside it. */
const EventLine = ({
  event: { at, is_mine: isMine, words, due, note, path, seq, sum = null },
  with: name,
  isFound,
}: EventLineProps) => {
  const [did, ...rest] = words.split(' · ');
  return (
    <li
      ref={isFound ? intoView : undefined}
      aria-current={isFound ? 'true' : undefined}
      id={seq === undefined ? undefined : idOfMessage(seq)}
      className={`rounded-sm py-0.5 ${isFound ? FOUND : ''}`}
    >
      <p className="flex items-baseline justify-between gap-3">
        <Link
          href={path}
          className="min-h-6 min-w-0 wrap-anywhere underline-offset-3 hover:underline focus-visible:underline"
        >
          {isMine === null ? null : isMine ? (
            'You '
          ) : (
            <>
              <Name of={name} />{' '}
            </>
          )}
          <span className="font-medium text-primary-ink">{did}</span>
          {rest.map((part) => `\u00A0· ${part}`).join('')}
          {due.map((date, place) => (
            <span key={date}>
              {place === 0 ? '\u00A0· due ' : ' → '}
              <When at={date} style="short" />
            </span>
          ))}
          {sum === null ? null : (
            <>
              {'\u00A0· '}
              <Money value={sum} />
            </>
          )}
        </Link>
        <MessageTime at={at} className="shrink-0 text-xs text-ink-3" />
      </p>
      {note === null ? null : (
        <p dir="auto" className="line-clamp-2 wrap-anywhere">
          “{note}”
        </p>
      )}
    </li>
  );
};
