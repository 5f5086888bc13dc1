import { memo } from 'react';
import { Avatar } from '#design/public/avatar.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { counted } from '#kit/format/unit.ts';
import type { DeskProposal } from '../../desk-contract.ts';
import { shownState } from '../../desk.ts';
import { STATE_WORDS } from '../../proposal.ts';
import { Done, Standing, Verified, Where } from './proposer-facts.tsx';

interface RowProps {
  one: DeskProposal;
  href: string;
  isNew: boolean;
  isOpen: boolean;
  isChosen: boolean;
  onOpen: (id: string) => void;
  onChoose: (id: string) => void;
}

/** In place of a table’s columns where the list is wide; in two lines where it is beside the panel, and on phones. */
const GRID =
  'grid min-h-14 items-center gap-x-3 px-3 py-1.5 grid-cols-[1.25rem_2rem_minmax(0,1fr)_auto] @4xl:grid-cols-[1.25rem_2rem_minmax(0,11rem)_minmax(0,1fr)_8.5rem_6.5rem_5rem_7rem]';
const WIDE = 'hidden @4xl:block';

/** One proposal on one line: who, what they did, what they say, what it costs, how far it is. */
export const ProposalRow = memo(({ one, href, isNew, isOpen, isChosen, onOpen, onChoose }: RowProps) => {
  const { id, freelancer, proposer, cover, price, days, talk } = one;
  const { label, tone } = shownState(one);
  return (
    <li className={`relative ${GRID} ${isOpen ? 'bg-primary-soft' : 'hover:bg-sunken'}`}>
      <input
        type="checkbox"
        className="tick tick-checkbox relative z-1"
        checked={isChosen}
        aria-label={`Choose ${freelancer.name}`}
        onChange={() => onChoose(id)}
      />
      <Avatar
        name={freelancer.name}
        seed={freelancer.username}
        photo={freelancer.avatar_url === null ? null : { src: freelancer.avatar_url }}
        size={32}
      />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-1.5 text-md leading-5">
          {isNew ? (
            <span className="size-2 shrink-0 rounded-full bg-primary">
              <span className="sr-only">Not opened</span>
            </span>
          ) : null}
          <Link
            href={href}
            data-row={id}
            aria-current={isOpen ? 'true' : undefined}
            className={`row-link min-w-0 truncate ${isNew ? 'font-semibold' : 'font-medium'}`}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            <Name of={freelancer.name} />
          </Link>
          <Verified proposer={proposer} />
        </p>
        <p className="flex min-w-0 gap-x-2 text-sm leading-5 text-ink-2">
          <span className={`${WIDE} min-w-0 truncate`}>{proposer.title ?? ''}</span>
          <span className="shrink-0 @4xl:hidden">
            <Standing proposer={proposer} />
          </span>
          <span className="min-w-0 truncate @4xl:hidden">
            {label === STATE_WORDS.submitted.label ? null : <span className="font-medium text-ink">{label} · </span>}
            {cover}
          </span>
        </p>
      </div>
      <div className={`${WIDE} min-w-0`}>
        <p dir="auto" className="line-clamp-2 text-sm leading-5 wrap-anywhere text-ink-2">
          {cover}
        </p>
      </div>
      <div className={`${WIDE} min-w-0 text-sm leading-5`}>
        <Standing proposer={proposer} />
        <span className="block truncate text-ink-2">
          <Done proposer={proposer} isRow />
        </span>
      </div>
      <div className={`${WIDE} min-w-0 truncate text-sm leading-5 text-ink-2`}>
        <Where proposer={proposer} />
      </div>
      <p className="text-end text-md leading-5">
        <Money value={price} trim className="font-semibold" />
        <span className="tnum block text-sm whitespace-nowrap text-ink-2">
          {counted(days, { one: 'day', other: 'days' })}
        </span>
      </p>
      <div className={`${WIDE} text-sm`}>
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusChip tone={tone}>{label}</StatusChip>
          {talk === null || talk.unread === 0 ? null : <Unread count={talk.unread} />}
        </span>
      </div>
    </li>
  );
});

export const Unread = ({ count }: { count: number }) => (
  <span className="tnum rounded-full bg-primary px-2 text-xs leading-5 font-semibold text-on-primary">
    {count}
    <span className="sr-only"> unread messages</span>
  </span>
);
