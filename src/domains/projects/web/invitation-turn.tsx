import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { pathTo } from '#routes';
import type { InvitationTurn as Turn } from '../dashboard-piece.ts';
import { budgetWords } from '../words.ts';

/** A client invited the reader to propose, and waits for an answer. */
export function InvitationTurn({
  turn: { title, client, clock, budget_least: least, budget_most: most },
}: {
  turn: Turn;
}) {
  const { locale } = usePlace();
  return (
    <Docket
      as="li"
      stub={
        <>
          <DocketFigure label="Budget">
            {least === null || most === null ? 'Open' : budgetWords(least, most, locale)}
          </DocketFigure>
          <LinkButton size="sm" variant="primary" href={pathTo('invitations')}>
            Answer the invitation
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-2 px-4 pt-4 pb-3.5 sm:px-5">
        <p className="text-xs text-ink-3">Invitation</p>
        <h3 className="title wrap-anywhere">
          <Name of={title} />
        </h3>
        <p className="text-sm text-ink-2">
          <Name of={client} /> invited you
        </p>
        {clock === null ? null : (
          <p className="text-sm text-ink-2">
            Takes proposals until <When at={clock.ends_at} style="date" />
          </p>
        )}
      </div>
    </Docket>
  );
}
