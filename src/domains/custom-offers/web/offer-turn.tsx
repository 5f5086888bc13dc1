import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { WorkCountdown } from '#domains/paid-work/web/paid-work.tsx';
import type { TurnCard } from '#kit/web/web-module.ts';
import { pathTo } from '#routes';
import type { OfferTurn } from '../dashboard-piece.ts';

/** A request or an offer that waits for the reader's answer. */
function CustomOfferTurn({ turn: { number, side, title, other, price, clock } }: { turn: OfferTurn }) {
  return (
    <Docket
      as="li"
      stub={
        <>
          <DocketFigure label={side === 'client' ? 'Offer' : 'Request'}>
            {price === null ? 'No price yet' : <Money value={price} />}
          </DocketFigure>
          <LinkButton size="sm" variant="primary" href={pathTo('custom-offer', { offerNumber: number })}>
            {side === 'client' ? 'Read the offer' : 'Answer the request'}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-2 px-4 pt-4 pb-3.5 sm:px-5">
        <p className="text-xs text-ink-3">
          Custom offer <span className="tnum">{number}</span>
        </p>
        <h3 className="title wrap-anywhere">
          <Name of={title} />
        </h3>
        <p className="text-sm text-ink-2">
          {side === 'client' ? 'From' : 'For'} <Name of={other} />
        </p>
        {clock === null ? null : <WorkCountdown clock={clock} after="left to answer" />}
      </div>
    </Docket>
  );
}

export const customOfferTurn: TurnCard<OfferTurn> = { Card: CustomOfferTurn, about: ({ number }) => number };
