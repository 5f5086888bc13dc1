import { Suspense, useId, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Bone } from '#design/public/skeleton.tsx';
import type { Turn } from '#kit/dashboard.ts';
import type { TurnCard } from '#kit/web/web-module.ts';

const MOST_SHOWN = 4;

interface YourTurnProps {
  turns: readonly Turn[];
  /** How many there are in all: `turns` has the first of them. */
  waiting: number;
  /** By kind of turn, from the domain that brings it. */
  cards: Readonly<Record<string, TurnCard>>;
}

const CardSkeleton = () => <Bone className="h-44" />;

/** While it loads: two of them, which is usual. */
export const YourTurnSkeleton = () => (
  <div aria-hidden="true" className="grid gap-3">
    <Bone className="my-1 h-5 w-24" />
    <div className="grid gap-4 md:grid-cols-2">
      <CardSkeleton />
      <CardSkeleton />
    </div>
  </div>
);

/** What needs an act of yours, the one that runs out first first. */
export function YourTurn({ turns, waiting, cards }: YourTurnProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useId();
  const shown = isWhole ? turns : turns.slice(0, MOST_SHOWN);
  return (
    <section aria-labelledby="your-turn" className="grid gap-3">
      <h2 id="your-turn" className="title">
        Your turn
      </h2>
      {turns.length === 0 ? (
        <p className="panel px-4 py-4 text-md text-ink-2 sm:px-5">Nothing needs your attention.</p>
      ) : null}
      <ul id={list} className="grid gap-4 empty:hidden md:grid-cols-2">
        {shown.map((turn) => {
          const known = cards[turn.kind] as TurnCard<Turn> | undefined;
          if (known === undefined) return null;
          const fallback = (
            <li>
              <CardSkeleton />
            </li>
          );
          return (
            <Suspense key={`${turn.kind} ${known.about(turn)}`} fallback={fallback}>
              <known.Card turn={turn} />
            </Suspense>
          );
        })}
      </ul>
      {turns.length > MOST_SHOWN ? (
        <p>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isWhole}
            aria-controls={list}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? `Show the first ${MOST_SHOWN}`
              : waiting > turns.length
                ? `Show ${turns.length} of ${waiting}`
                : `Show all ${waiting}`}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
