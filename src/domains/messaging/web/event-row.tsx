import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import type { TalkLine } from '../talk-rows.ts';
import { FOUND, intoView } from './found-row.ts';
import { idOfMessage } from './message-id.ts';
import { MessageTime } from './message-time.tsx';

interface EventRowProps {
  readonly event: TalkLine;
  readonly with: string;
  readonly isFound: boolean;
}

/** What happened then, in one centered line: it never says what became of it since. */
export const EventRow = ({ event: { at, is_mine: isMine, words, note, path, seq, sum = null }, with: name, isFound }: EventRowProps) => (
  <li
    ref={isFound ? intoView : undefined}
    aria-current={isFound ? 'true' : undefined}
    id={seq === undefined ? undefined : idOfMessage(seq)}
    className={`mx-auto w-full max-w-[34rem] rounded-md px-2 pt-3 text-center text-sm text-ink-2 ${isFound ? FOUND : ''}`}
  >
    <p className="wrap-anywhere">
      <Link href={path} className="hover:underline">
        {isMine === null ? null : isMine ? (
          'You '
        ) : (
          <>
            <Name of={name} />{' '}
          </>
        )}
        {words}
        {sum === null ? null : (
          <>
            {' · '}
            <Money value={sum} />
          </>
        )}
      </Link>
      {' · '}
      <MessageTime at={at} className="text-xs" />
    </p>
    {note === null ? null : (
      <p dir="auto" className="mt-0.5 line-clamp-3 wrap-anywhere">
        “{note}”
      </p>
    )}
  </li>
);
