import { createPortal } from 'react-dom';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { profileGap } from '#domains/accounts/profile-gap.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';
import type { ProjectRoom } from '../contract.ts';
import { ContractLink } from './contract-link.tsx';
import { isInvited } from './is-invited.ts';
import { QuotaLine } from './own/quota-line.tsx';

/** Where the reader's side of a project begins on its page. */
export const YOUR_SIDE = 'your-side';

export interface FirstActionProps {
  room: ProjectRoom;
  /** The place for it in the card of the budget; null until that is on the screen. */
  place: Element | null;
}

/** What this reader does next, beside the budget: nobody reads to the end of a brief to find out how to propose. */
export const FirstAction = ({ place, room }: FirstActionProps) =>
  place === null
    ? null
    : createPortal(
        <div className="grid gap-2">
          <Action room={room} />
        </div>,
        place,
      );

function Action({ room }: Pick<FirstActionProps, 'room'>) {
  const [first] = room.proposals;
  return first === undefined ? <Propose room={room} /> : <Proposed of={first} />;
}

const Proposed = ({ of }: { of: ProjectRoom['proposals'][number] }) => (
  <>
    <p>
      You proposed <Money value={of.price} />
      {' · '}
      <Link href={pathTo('proposal', { id: of.id })} className="link">
        see it
      </Link>
    </p>
    {of.state === 'offered' || of.state === 'accepted' ? <ContractLink of={of} size="md" /> : null}
  </>
);

/** The way to the form, which needs no one to come back to the brief. */
export const ProposeLink = ({ slug }: { slug: string }) => (
  <LinkButton variant="primary" href={pathTo('proposal', { id: 'new' }, { project: slug })}>
    Propose a price
  </LinkButton>
);

/** The way to the form, or why there is none. */
function Propose({ room: { refusal, quota, invitation, project } }: Pick<FirstActionProps, 'room'>) {
  const gap = useSession(({ me }) => (me === null ? null : profileGap(me.profile_completion_percentage)));
  if (refusal !== null)
    return (
      <>
        <p className="text-sm">{refusal}</p>
        {gap === null ? null : <LinkButton href={pathTo('profile-settings')}>Complete your profile</LinkButton>}
      </>
    );
  return (
    <>
      {isInvited(invitation) ? (
        <p className="text-sm">
          The client invited you.{' '}
          <Link className="link" href={`#${YOUR_SIDE}`}>
            See the invitation
          </Link>
        </p>
      ) : null}
      <ProposeLink slug={project.slug} />
      {quota === null ? null : (
        <p className="text-sm text-ink-2">
          <QuotaLine quota={quota} />
        </p>
      )}
    </>
  );
}
