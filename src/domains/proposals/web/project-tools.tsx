import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { projectRoom, type ProjectRoom } from '../contract.ts';
import { FirstAction, ProposeLink, YOUR_SIDE } from './first-action.tsx';
import { isInvited } from './is-invited.ts';
import { OwnerBar } from './owner-bar.tsx';

/** What the page of a project has for someone who is signed in: its first action in `place`, and the rest. */
export function ProjectTools({ slug, place }: { slug: string; place: Element | null }) {
  const read = useRead(projectRoom, { params: { slug } });
  const room = read.data;
  if (room === undefined)
    return (
      <Unread what="Your side of this project" read={read}>
        <Loading label="Loading your side of this project">
          <RowsSkeleton rows={2} />
        </Loading>
      </Unread>
    );
  if (room.side === 'client') return <OwnerBar project={room.project} place={place} />;
  return room.side === 'reader' ? null : <MySide room={room} place={place} />;
}

/** A freelancer’s proposal has a page of its own. */
const MySide = ({ room, place }: { room: ProjectRoom; place: Element | null }) => (
  <div id={YOUR_SIDE} className="scroll-mt-20">
    <FirstAction room={room} place={place} />
    {room.proposals.length === 0 ? <Unsent room={room} /> : null}
  </div>
);

/** The client's note, and at the end of a long page the way to the form again: beside the brief it stays in sight. */
function Unsent({ room: { invitation, refusal, project } }: { room: ProjectRoom }) {
  const invited = isInvited(invitation) ? invitation : null;
  if (invited === null && refusal !== null) return null;
  return (
    <Panel title="Propose" className={invited === null ? 'lg:hidden' : undefined}>
      <div className="grid gap-4">
        {invited === null ? null : <Invitation of={invited} />}
        {refusal === null ? (
          <div className="lg:hidden">
            <ProposeLink slug={project.slug} />
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

/** What the client wrote to this person, beside their brief. */
const Invitation = ({ of: { state, note } }: { of: NonNullable<ProjectRoom['invitation']> }) => (
  <Alert tone="info" title="The client invited you to propose">
    {note === '' ? null : <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
    {state === 'sent' ? (
      <p className="mt-2">
        <Link href={pathTo('invitations')} className="link">
          Accept or decline the invitation
        </Link>
      </p>
    ) : null}
  </Alert>
);
