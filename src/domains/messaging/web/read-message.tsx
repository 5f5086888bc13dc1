import { When } from '#design/public/when.tsx';
import type { Message } from '../contract.ts';
import { FOUND, intoView } from './found-row.ts';
import { MessageText } from './message-text.tsx';

interface ReadMessageProps {
  readonly message: Message;
  readonly from: string;
  /** The one that was searched for. */
  readonly isFound: boolean;
}

/** A message of the archive, with who wrote it and when. */
export const ReadMessage = ({
  message: { is_mine: isMine, text, sent_at: at, edited_at: edited, deleted_at: deleted },
  from,
  isFound,
}: ReadMessageProps) => (
  <li
    ref={isFound ? intoView : undefined}
    aria-current={isFound ? 'true' : undefined}
    className={`flex ${isMine ? 'justify-end' : ''}`}
  >
    <div
      className={`max-w-[min(40rem,90%)] min-w-0 rounded-lg px-3 py-2 text-md text-ink ${isMine ? 'bg-primary-soft' : 'bg-offset'} ${isFound ? FOUND : ''}`}
    >
      <p className="text-xs text-ink-2">
        {isMine ? 'You' : from} · <When at={at} style="moment" />
        {edited !== null && deleted === null ? ' · edited' : ''}
      </p>
      {deleted === null ? <MessageText text={text} /> : <p className="text-ink-2 italic">Message deleted</p>}
    </div>
  </li>
);
