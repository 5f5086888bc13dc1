import { useId } from 'react';
import { itemsOf, MorePages } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { FieldError } from '#design/public/field.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { plural } from '#kit/format/unit.ts';
import { usePages } from '#kit/web/api.ts';
import { messages } from '../contract.ts';
import { wordsOf } from '../format.ts';
import type { Message } from '../message-shape.ts';

interface MessageChooserProps {
  readonly conversationId: string;
  readonly chosen: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly number[]) => void;
}

const lineOf = ({ text, files, deleted_at: deletedAt }: Message): string => {
  if (deletedAt !== null) return 'Message deleted. Our team can read what it said.';
  return [
    text === '' ? '' : wordsOf(text).slice(0, 300),
    files.length === 0
      ? ''
      : `${plural(files.length, { one: 'File', other: 'Files' })}: ${files.map(({ name }) => name).join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
};

/** Which messages of the other side a report is about, the newest first. */
export function MessageChooser({ conversationId, chosen, error, onChange }: MessageChooserProps) {
  const list = usePages(messages, { params: { id: conversationId }, query: {} });
  const cards = new Set(list.data?.pages.flatMap((page) => page.cards.map(({ seq }) => seq)));
  const theirs = itemsOf(list).filter((item) => !item.is_mine && !cards.has(item.seq));
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="label">Messages you report</legend>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {list.data === undefined ? (
        <Unread what="The messages" read={list}>
          <Loading label="Loading the messages">
            <RowsSkeleton rows={3} />
          </Loading>
        </Unread>
      ) : (
        <div className="max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line px-3">
          {theirs.length === 0 ? <p className="py-3 text-md text-ink-2">They haven’t written anything here.</p> : null}
          {theirs.map((their) => (
            <Checkbox
              key={their.seq}
              label={
                <span dir="auto" className="line-clamp-4 text-md font-normal wrap-anywhere">
                  {lineOf(their)}
                </span>
              }
              hint={<When at={their.sent_at} style="moment" />}
              checked={chosen.includes(their.seq)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, their.seq] : chosen.filter((seq) => seq !== their.seq))
              }
            />
          ))}
          <MorePages list={list} className="py-3" />
        </div>
      )}
    </fieldset>
  );
}
