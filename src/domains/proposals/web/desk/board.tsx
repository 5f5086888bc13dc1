import { useState } from 'react';
import { Menu } from '#design/app/menu.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { counted } from '#kit/format/unit.ts';
import {
  COLUMN_WORDS,
  COLUMNS,
  columnOf,
  dropOn,
  hasOpenCounter,
  isAgreed,
  isNew,
  shownState,
  type Column,
} from '../../desk.ts';
import type { DeskProposal } from '../../desk-contract.ts';
import { Standing } from './proposer-facts.tsx';
import type { Decisions } from './use-decisions.ts';

interface BoardProps {
  shown: readonly DeskProposal[];
  hrefOf: (id: string) => string;
  openId: string | null;
  decisions: Decisions;
  onOpen: (id: string) => void;
}

/**
 * The same proposals in columns, moved by drag or by the menu of a card. A drop is a command of the server, or says why
 * there is none.
 */
export function Board({ shown, decisions, ...card }: BoardProps) {
  const [dragged, drag] = useState<DeskProposal | null>(null);
  const [over, hover] = useState<Column | null>(null);
  const release = (to: Column): void => {
    if (dragged !== null && columnOf(dragged) !== to) decisions.drop(dragged, dropOn(dragged, to));
    drag(null);
    hover(null);
  };
  return (
    // Six columns fit beside the navigation of a window of 1280 px; narrower ones scroll.
    <div
      className="grid auto-cols-[minmax(13rem,1fr)] sm:auto-cols-[minmax(9.5rem,1fr)] grid-flow-col gap-2 overflow-x-auto pb-2"
      role="region"
      aria-label="Board"
    >
      {COLUMNS.map((column) => {
        const cards = shown.filter((proposal) => columnOf(proposal) === column);
        const may = dragged !== null && 'does' in dropOn(dragged, column);
        return (
          <section
            key={column}
            aria-label={`${COLUMN_WORDS[column]}, ${cards.length}`}
            className={`grid max-h-[calc(100dvh-6rem)] min-h-48 grid-cols-[minmax(0,1fr)] content-start gap-2 overflow-y-auto rounded-lg border p-2 ${over === column && may ? 'border-primary bg-primary-soft' : 'border-line bg-sunken'}`}
            onDragOver={(event) => {
              event.preventDefault();
              // Also where it may not go: the drop says why.
              event.dataTransfer.dropEffect = 'move';
              hover(column);
            }}
            onDrop={(event) => {
              event.preventDefault();
              release(column);
            }}
          >
            <h2 className="flex items-baseline gap-2 px-1 font-sans text-sm font-semibold">
              {COLUMN_WORDS[column]} <span className="tnum font-normal text-ink-2">{cards.length}</span>
            </h2>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {cards.map((proposal) => (
                <Card
                  key={proposal.id}
                  one={proposal}
                  isDragged={dragged?.id === proposal.id}
                  decisions={decisions}
                  onDrag={drag}
                  {...card}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface CardProps extends Omit<BoardProps, 'shown'> {
  one: DeskProposal;
  isDragged: boolean;
  onDrag: (proposal: DeskProposal | null) => void;
}

/** Of drops that are more than a move. */
const MOVE_WORDS: Partial<Record<Column, string>> = { offered: 'Offer a contract', ended: 'Decline' };

function Card({ one, isDragged, openId, hrefOf, decisions, onDrag, onOpen }: CardProps) {
  const { id, freelancer, price, days } = one;
  const { label } = shownState(one);
  const saysMore = columnOf(one) === 'ended' || isAgreed(one) || hasOpenCounter(one);
  const to = COLUMNS.filter((column) => column !== columnOf(one) && 'does' in dropOn(one, column));
  return (
    <li
      draggable={to.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', freelancer.name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(one);
      }}
      onDragEnd={() => onDrag(null)}
      className={`panel relative grid grid-cols-[minmax(0,1fr)] gap-0.5 p-2 text-sm ${isDragged ? 'opacity-50' : ''} ${openId === id ? 'border-primary' : ''} ${to.length > 0 ? 'cursor-grab' : ''}`}
    >
      <p className="flex items-start gap-1.5">
        {isNew(one) ? (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-primary">
            <span className="sr-only">Not opened</span>
          </span>
        ) : null}
        <Link
          href={hrefOf(id)}
          data-row={id}
          draggable={false}
          className="row-link min-w-0 font-medium wrap-anywhere"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(id);
          }}
        >
          <Name of={freelancer.name} />
        </Link>
        {to.length === 0 ? null : (
          <span className="relative z-1 -my-1 ms-auto -me-1">
            <Menu
              label={`Move the proposal of ${freelancer.name}`}
              items={to.map((column) => ({
                key: column,
                label: MOVE_WORDS[column] ?? `Move to ${COLUMN_WORDS[column]}`,
              }))}
              onAction={(key) => {
                const column = COLUMNS.find((name) => name === key);
                if (column !== undefined) decisions.drop(one, dropOn(one, column));
              }}
            />
          </span>
        )}
      </p>
      <p>
        <Money value={price} trim className="font-semibold" />{' '}
        <span className="tnum text-ink-2">{counted(days, { one: 'day', other: 'days' })}</span>
      </p>
      <Standing proposer={one.proposer} mayWrap />
      {/* The column says the rest. */}
      {saysMore ? <span className="font-medium text-ink-2">{label}</span> : null}
    </li>
  );
}
