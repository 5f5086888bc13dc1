import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { WorkCountdown } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import { contractPath } from '../charge-kind.ts';
import type { MilestoneTurn as Turn } from '../dashboard-piece.ts';
import { CLOCK_AFTER, rowWords, turnWords } from '../words.ts';

/** Of the client’s money: what is funded already is held, and paid no second time. */
const OVER: readonly Turn['state'][] = ['released', 'cleared', 'returned', 'dropped'];
const moneyWords = ({ side, state, turn }: Turn): string => {
  if (side === 'freelancer') return 'Price';
  if (state === 'agreed' || OVER.includes(state)) return turn === 'fund' ? 'You pay' : 'Total';
  return 'Held';
};

/** What it is that waits on a contract. */
const ON_CONTRACT: Readonly<Record<string, string>> = {
  accept: 'Contract offer',
  extendOffer: 'Your offer, not answered yet',
  acceptChange: 'Proposed terms',
  acceptPause: 'Request to pause',
  completeEnd: 'Request to end',
  review: 'Contract completed',
};

function Figure({ turn }: { turn: Turn }) {
  const { contract, side } = turn;
  if (contract === null)
    return (
      <DocketFigure label={moneyWords(turn)}>
        <Money value={turn.amount} />
      </DocketFigure>
    );
  if (turn.turn === 'review') return <DocketFigure label="Milestones">{contract.milestones}</DocketFigure>;
  const isHeld = turn.turn === 'completeEnd' || turn.turn === 'acceptPause';
  return (
    <DocketFigure label={isHeld ? 'Held' : side === 'freelancer' ? 'Price' : 'Total'}>
      <Money value={isHeld ? contract.held : contract.agreed} />
    </DocketFigure>
  );
}

/** A milestone, or an offer, terms, a request or the review of a contract, that waits for the reader. */
export function MilestoneTurn({ turn }: { turn: Turn }) {
  const { clock, contract } = turn;
  return (
    <Docket
      as="li"
      stub={
        <>
          <Figure turn={turn} />
          <LinkButton size="sm" variant="primary" href={contractPath(turn.contract_number)}>
            {turn.dispute_turn ?? turnWords(turn.turn, turn.state) ?? 'Open the contract'}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-2 px-4 pt-4 pb-3.5 sm:px-5">
        <p className="text-xs text-ink-3">
          {contract === null ? rowWords(turn.contract_state, turn.state).label : ON_CONTRACT[turn.turn ?? '']} ·{' '}
          <span className="tnum">{turn.number}</span>
        </p>
        <h3 className="title wrap-anywhere">
          <Name of={turn.title} />
        </h3>
        <p className="text-sm text-ink-2">
          {contract === null ? (
            <Name of={turn.contract_title} />
          ) : (
            counted(contract.milestones, { one: 'milestone', other: 'milestones' })
          )}{' '}
          with <Name of={turn.other} />
        </p>
        {clock === null && turn.turn === 'submit' && turn.due_at !== null ? (
          <p className="text-sm font-medium text-danger">
            Late: it was due <When at={turn.due_at} />
          </p>
        ) : null}
        {clock === null ? null : <WorkCountdown clock={clock} after={CLOCK_AFTER[clock.kind] ?? ''} />}
      </div>
    </Docket>
  );
}
