import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { WorkCountdown } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { ProposalTurn as Turn } from '../dashboard-piece.ts';

/** A counter-offer to answer, or new proposals for a project to read. */
export function ProposalTurn({ turn: { side, id, slug, title, counter, count, clock } }: { turn: Turn }) {
  return (
    <Docket
      as="li"
      stub={
        <>
          <DocketFigure label={counter === null ? 'New' : 'Counter-offer'}>{counter === null ? count : <Money value={counter.price} />}</DocketFigure>
          <LinkButton size="sm" variant="primary" href={side === 'client' ? pathTo('manage-project', { slug }, counter === null ? {} : { proposal: id }) : pathTo('project', { slug })}>
            {counter === null ? 'Read proposals' : 'Answer'}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-2 px-4 pt-4 pb-3.5 sm:px-5">
        <p className="text-xs text-ink-3">Project</p>
        <h3 className="title wrap-anywhere">
          <Name of={title} />
        </h3>
        <p className="text-sm text-ink-2">
          {counter === null ? (
            counted(count, { one: 'proposal to read', other: 'proposals to read' })
          ) : (
            <>
              <Name of={counter.other} /> offers {counted(counter.days, { one: 'day', other: 'days' })}
            </>
          )}
        </p>
        {clock === null ? null : <WorkCountdown clock={clock} after="left to answer" />}
      </div>
    </Docket>
  );
}
