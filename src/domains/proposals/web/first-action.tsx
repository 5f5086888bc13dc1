import { createPortal } from 'react-dom';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { ProjectRoom } from '../contract.ts';
import { ContractLink } from './contract-link.tsx';

/** Where the reader's side of a project begins on its page. */
export const YOUR_SIDE = 'your-side';

export interface FirstActionProps {
  room: ProjectRoom;
  /** The place for it in the card of the budget; null until that is on the screen. */
  place: Element | null;
  onPropose: () => void;
}

/** What this reader does next, beside the budget: nobody reads to the end of a brief to find out how to propose. */
export const FirstAction = ({ place, ...of }: FirstActionProps) =>
  place === null
    ? null
    : createPortal(
        <div className="grid gap-2">
          <Action {...of} />
        </div>,
        place,
      );

function Action({ room, onPropose }: Omit<FirstActionProps, 'place'>) {
  const [first] = room.proposals;
  if (first === undefined) return <Propose room={room} onPropose={onPropose} />;
  if (first.state === 'offered' || first.state === 'accepted') return <ContractLink of={first} size="md" />;
  return <LinkButton href={`#${YOUR_SIDE}`}>See your proposal</LinkButton>;
}

/** The way to the form, or why there is none. */
function Propose({ room: { refusal, quota, invitation }, onPropose }: Omit<FirstActionProps, 'place'>) {
  if (refusal !== null)
    return (
      <>
        <p className="text-sm">{refusal}</p>
        {refusal.startsWith('Complete ') ? <LinkButton href={pathTo('profile-settings')}>Complete your profile</LinkButton> : null}
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
      <Button variant="primary" onClick={onPropose}>
        Propose a price
      </Button>
      {quota === null ? null : (
        <p className="text-sm text-ink-2">
          {quota.left} of {counted(quota.most, { one: 'proposal', other: 'proposals' })} left this month.
          {quota.left > 0 ? null : (
            <>
              {' '}
              You get new ones on <When at={quota.renews_at} />.
            </>
          )}
        </p>
      )}
    </>
  );
}

/** Whether the invitation still asks for a proposal. */
export const isInvited = (invitation: ProjectRoom['invitation']): invitation is NonNullable<ProjectRoom['invitation']> =>
  invitation !== null && (invitation.state === 'sent' || invitation.state === 'accepted');
