import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { TALK_ID } from '#domains/messaging/talk-id.ts';
import { WorkCountdown } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { ProposalTurn as Turn } from '../dashboard-piece.ts';

const DAYS = { one: 'day', other: 'days' };
const WORDS: Readonly<
  Record<Turn['what'], { readonly figure: string; readonly button: string; readonly after: string }>
> = {
  counter: { figure: 'Counter-offer', button: 'Answer', after: 'left to answer' },
  message: { figure: 'Unread', button: 'Read and answer', after: '' },
  agreed: { figure: 'Agreed', button: 'Offer the contract', after: '' },
  new: { figure: 'New', button: 'Read proposals', after: '' },
  shortlisted: { figure: 'Shortlisted', button: 'Decide', after: 'left before the project expires' },
};

/** Where it is done. */
function pathOf({ what, side, id, slug, terms }: Turn): string {
  if (what === 'agreed' && terms !== null) return pathTo('milestones', {}, { hire: terms.username, proposal: id });
  if (side === 'freelancer') return `${pathTo('proposal', { id })}${what === 'message' ? `#${TALK_ID}` : ''}`;
  return pathTo('manage-project', { slug }, terms === null ? {} : { proposal: id });
}

function What({ what, terms, count }: Turn) {
  if (terms === null)
    return what === 'new'
      ? counted(count, { one: 'proposal to read', other: 'proposals to read' })
      : `${counted(count, { one: 'proposal', other: 'proposals' })} without a decision`;
  if (what === 'message')
    return (
      <>
        {counted(count, { one: 'new message', other: 'new messages' })} from <Name of={terms.other} />
      </>
    );
  return what === 'agreed' ? (
    <>
      You and <Name of={terms.other} /> agreed on {counted(terms.days, DAYS)}. Offer them the contract.
    </>
  ) : (
    <>
      <Name of={terms.other} /> offers {counted(terms.days, DAYS)}
    </>
  );
}

/** What waits in a project: a counter-offer, messages, a contract to offer, proposals to read or to decide on. */
export function ProposalTurn({ turn }: { turn: Turn }) {
  const { what, title, terms, count, clock } = turn;
  const { figure, button, after } = WORDS[what];
  return (
    <Docket
      as="li"
      stub={
        <>
          <DocketFigure label={figure}>
            {terms === null || what === 'message' ? count : <Money value={terms.price} />}
          </DocketFigure>
          <LinkButton size="sm" variant="primary" href={pathOf(turn)}>
            {button}
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
          <What {...turn} />
        </p>
        {clock === null ? null : <WorkCountdown clock={clock} after={after} />}
      </div>
    </Docket>
  );
}
