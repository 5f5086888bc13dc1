import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#design/app/dialog.tsx';
import { Unread } from '#design/app/unread.tsx';
import { TextField } from '#design/public/field.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { standingOf, useSession } from '#domains/accounts/web/accounts.ts';
import { homeSide, sideOf } from '#kit/actor.ts';
import { counted } from '#kit/format/unit.ts';
import { LEAST_WORDS, MOST_WORDS, ownSearch, type OwnKind } from '#kit/own-search.ts';
import { SIDES } from '#kit/sides.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { commandsFor, commandsMatching } from './commands.ts';
import { FoundGroup, keysThrough, useSettled } from './found-groups.tsx';
import type { SearchDialogProps } from './search-key.tsx';

const PAUSE_MS = 150;

const HEADINGS: Readonly<Record<OwnKind, string>> = {
  orders: 'Orders',
  contracts: 'Contracts',
  projects: 'Your projects',
  services: 'Your services',
  messages: 'Messages',
};

/** Goes to any screen, does what people come for, and finds what is one's own (decision 242). */
export function CommandMenu({ onClose, text, onText }: SearchDialogProps) {
  const me = useSession();
  const typed = text.trim();
  const q = useSettled(text, PAUSE_MS).trim();
  const isEnough = q.length >= LEAST_WORDS;
  const read = useRead(ownSearch, { query: { q } }, { enabled: isEnough, keep: true });
  const isCurrent = typed === q && (!isEnough || (read.data !== undefined && !read.isPlaceholderData));
  const sides = me.role === 'both' ? SIDES : [sideOf(me.role)];
  const commands = commandsMatching(commandsFor(sides, homeSide(standingOf(me))), typed);
  const groups = [
    ...commands,
    ...(isEnough && isCurrent ? (read.data?.groups ?? []) : []).map(({ kind, items }) => ({
      title: HEADINGS[kind],
      items,
    })),
    ...(typed === '' ? [] : [{ title: 'The market', items: marketItems(typed) }]),
  ].filter(({ items }) => items.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const onKeyDown = keysThrough(list, () => {
    // Until what is their own was read, only a command is sure to come first.
    const hasCommand = commands.some(({ items }) => items.length > 0);
    const first = isCurrent || hasCommand ? groups[0]?.items[0] : undefined;
    if (first === undefined) return;
    onClose();
    void navigate(first.path);
  });
  const results = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Dialog isOpen onOpenChange={onClose} title="Search" size="form">
      <div ref={list} role="search" className="grid grid-cols-[minmax(0,1fr)] gap-4" onKeyDown={onKeyDown}>
        <TextField
          label="Go to, do or find"
          hint="A screen, such as “wallet”, an order’s number, words of a title, or a name."
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
          {isCurrent ? counted(results, { one: 'result', other: 'results' }) : ''}
        </p>
        {groups.map(({ title, items }) => (
          <FoundGroup key={title} title={title} items={items} onGo={onClose} />
        ))}
        {isEnough && read.data === undefined ? (
          <Unread what="What is yours" read={read}>
            <Loading label="Searching">
              <RowsSkeleton rows={2} />
            </Loading>
          </Unread>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The words, for what is not one's own. */
const marketItems = (q: string) => [
  { title: `Services for “${q}”`, detail: '', path: pathTo('services', {}, { q }) },
  { title: `Freelancers for “${q}”`, detail: '', path: pathTo('freelancers', {}, { q }) },
  { title: `Open projects for “${q}”`, detail: '', path: pathTo('browse-projects', {}, { q }) },
];
