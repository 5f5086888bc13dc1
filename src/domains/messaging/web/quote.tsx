import { X } from 'lucide-react';
import { IconButton } from '#design/public/button.tsx';
import { plural } from '#kit/format/unit.ts';
import { wordsOf } from '../format.ts';
import type { Message, Quote } from '../message-shape.ts';

const wordsIn = ({ text, files, is_deleted: isDeleted }: Pick<Quote, 'text' | 'files' | 'is_deleted'>): string => {
  if (isDeleted) return 'Message deleted';
  if (text !== '') return wordsOf(text);
  return files > 0 ? plural(files, { one: 'A file', other: 'Files' }) : 'An earlier message';
};

interface QuotedProps {
  readonly quote: Quote;
  readonly from: string;
  readonly onOpen: () => void;
}

/** Above an answer: what it answers, and a press away from it. */
export const Quoted = ({ quote, from, onOpen }: QuotedProps) => (
  <button
    type="button"
    onClick={onOpen}
    className="mb-1.5 block w-full min-w-0 rounded-sm border-s-2 border-primary bg-surface px-2 py-1 text-start text-sm"
  >
    <span className="block truncate font-medium">{quote.is_mine ? 'You' : from}</span>
    <span dir="auto" className="line-clamp-2 text-ink-2 wrap-anywhere">
      {wordsIn(quote)}
    </span>
  </button>
);

interface AnsweringProps {
  readonly message: Message;
  readonly from: string;
  /** The name of what the answer will be about, where the screen doesn’t show that alone. */
  readonly subject: string | null;
  readonly onChange: (message: Message | null) => void;
}

/**
 * Above the field, while an answer to a message is written: the answer is about the same as the message, unless its
 * writer removes that.
 */
export const Answering = ({ message, from, subject, onChange }: AnsweringProps) => (
  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-sm border-s-2 border-primary bg-sunken py-1 ps-2 text-sm">
    <p className="min-w-0">
      <span className="block font-medium">Reply to {message.is_mine ? 'yourself' : from}</span>
      <span dir="auto" className="block truncate text-ink-2">
        {wordsIn({ text: message.text, files: message.files.length, is_deleted: message.deleted_at !== null })}
      </span>
    </p>
    <IconButton icon={X} size="sm" label="Don’t reply to this message" onClick={() => onChange(null)} />
    {subject === null ? null : (
      <>
        <p className="truncate border-t border-line">About: {subject}</p>
        <IconButton
          icon={X}
          size="sm"
          label={`Not about ${subject}`}
          onClick={() => onChange({ ...message, thread_id: null })}
        />
      </>
    )}
  </div>
);
