import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#design/app/dialog.tsx';
import { Unread } from '#design/app/unread.tsx';
import { TextField } from '#design/public/field.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { counted } from '#kit/format/unit.ts';
import { LEAST_WORDS, MOST_WORDS, staffSearch, type FoundKind, type StaffSearchGroup } from '#kit/staff-search.ts';
import { useRead } from '#kit/web/api.ts';
import { FoundGroup, keysThrough, useSettled } from './found-groups.tsx';
import type { SearchDialogProps } from './search-key.tsx';

/** Every search is recorded and counted, so it waits for a pause. */
const PAUSE_MS = 400;

const HEADINGS: Readonly<Record<FoundKind, string>> = {
  people: 'People',
  orders: 'Orders',
  contracts: 'Contracts',
  projects: 'Projects',
  services: 'Services',
  payments: 'Payments',
  disputes: 'Disputes',
  tickets: 'Tickets',
  reports: 'Reports',
};

/** The field, and what was found below it by kind. Arrow keys go through it, Enter opens the first. */
export function StaffSearchDialog({ onClose, text, onText }: SearchDialogProps) {
  const q = useSettled(text, PAUSE_MS).trim();
  const isEnough = q.length >= LEAST_WORDS;
  const read = useRead(staffSearch, { query: { q } }, { enabled: isEnough, keep: true });
  const found = isEnough ? read.data?.groups : undefined;
  const isCurrent = text.trim() === q && !read.isPlaceholderData;
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const onKeyDown = keysThrough(list, () => {
    const first = isCurrent ? found?.[0]?.items[0] : undefined;
    if (first === undefined) return;
    onClose();
    void navigate(first.path);
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title="Search" size="form">
      <div ref={list} role="search" className="grid grid-cols-[minmax(0,1fr)] gap-4" onKeyDown={onKeyDown}>
        <TextField
          label="Number, name, email or words"
          hint="Such as DK-7K3M, CT-, TK-, a payment’s reference, part of a name or a title. Searches are recorded."
          type="search"
          maxLength={MOST_WORDS}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          before={<Icon of={Search} />}
        />
        <p role="status" className="sr-only">
          {found === undefined || !isCurrent
            ? ''
            : counted(
                found.reduce((n, { items }) => n + items.length, 0),
                { one: 'result', other: 'results' },
              )}
        </p>
        {!isEnough ? (
          <p className="text-sm text-ink-2">
            {text.trim() === '' ? 'Results appear here while you type.' : `Enter at least ${LEAST_WORDS} characters.`}
          </p>
        ) : found === undefined ? (
          <Unread what="The results" read={read}>
            <Loading label="Searching">
              <RowsSkeleton rows={4} />
            </Loading>
          </Unread>
        ) : found.length === 0 ? (
          <p className="text-ink-2">
            Nothing found for “{q}”. Check the spelling, or enter the start of a number with its letters, such as DK-7K.
          </p>
        ) : (
          found.map((group) => <Group key={group.kind} group={group} onGo={onClose} />)
        )}
      </div>
    </Dialog>
  );
}

const Group = ({ group: { kind, items, has_more: hasMore }, onGo }: { group: StaffSearchGroup; onGo: () => void }) => (
  <div>
    <FoundGroup title={HEADINGS[kind]} items={items} onGo={onGo} />
    {hasMore ? <p className="mt-1 text-sm text-ink-2">There are more. Add characters to narrow it down.</p> : null}
  </div>
);
