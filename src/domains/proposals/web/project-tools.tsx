import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { counted } from '#kit/format/unit.ts';
import { TalkToggle } from '#domains/messaging/web/messaging.tsx';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { projectRoom, withdrawProposal, type ProjectRoom, type ShownProposal } from '../contract.ts';
import { STATE_WORDS } from '../proposal.ts';
import { ContractLink, MessageLink } from './contract-link.tsx';
import { CounterOffers } from './counter-offers.tsx';
import { FirstAction, isInvited, YOUR_SIDE } from './first-action.tsx';
import { OwnerBar } from './owner-bar.tsx';
import { ProposalPlan } from './proposal-plan.tsx';

/** Loaded when it is opened. */
const Form = lazy(async () => ({ default: (await import('./proposal-form.tsx')).ProposalForm }));

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

function MySide({ room, place }: { room: ProjectRoom; place: Element | null }) {
  const { refusal } = room;
  const [mine] = room.proposals;
  // Someone who accepted an invitation came here to propose.
  const [search] = useSearchParams();
  const [isOpen, open] = useState(search.get('propose') === 'yes' && mine === undefined && refusal === null);
  return (
    <div id={YOUR_SIDE} className="scroll-mt-20">
      <FirstAction room={room} place={place} onPropose={() => open(true)} />
      {mine === undefined ? <Unsent room={room} onOpen={() => open(true)} /> : null}
      {mine === undefined ? null : (
        <Panel title="Your proposal">
          <div className="grid gap-4">
            <Mine proposal={mine} onChange={() => open(true)} />
          </div>
        </Panel>
      )}
      <Suspense fallback={null}>{isOpen ? <Form room={room} onClose={() => open(false)} /> : null}</Suspense>
    </div>
  );
}

/** The client's note, and at the end of a long page the way to the form again: beside the brief it stays in sight. */
function Unsent({ room, onOpen }: { room: ProjectRoom; onOpen: () => void }) {
  const { invitation, refusal } = room;
  const invited = isInvited(invitation) ? invitation : null;
  if (invited === null && refusal !== null) return null;
  return (
    <Panel title="Propose" className={invited === null ? 'lg:hidden' : undefined}>
      <div className="grid gap-4">
        {invited === null ? null : <Invitation of={invited} />}
        {refusal === null ? (
          <div className="lg:hidden">
            <Button variant="primary" onClick={onOpen}>
              Propose a price
            </Button>
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

function Mine({ proposal, onChange }: { proposal: ShownProposal; onChange: () => void }) {
  const withdraw = useCommand(withdrawProposal, { stales: [projectRoom] });
  const ask = async () => {
    const agreed = await confirm({
      title: 'Withdraw your proposal?',
      body: `You can’t propose for this project again. ${proposal.has_changed_brief ? 'Because the brief changed, it' : 'Within an hour of sending it'} doesn’t count for this month.`,
      okLabel: 'Withdraw proposal',
      danger: true,
      act: () => withdraw.mutateAsync({ params: { id: proposal.id } }),
    });
    if (agreed) toast.success('Proposal withdrawn');
  };
  const { label, tone } = STATE_WORDS[proposal.state];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusChip tone={tone}>{proposal.state === 'submitted' ? (proposal.is_opened ? 'Sent and read' : 'Sent') : label}</StatusChip>
        <Money value={proposal.price} />
        <span>{counted(proposal.days, { one: 'day', other: 'days' })}</span>
        <span className="text-ink-2">
          You receive <Money value={proposal.net} />
        </span>
      </p>
      {proposal.has_changed_brief ? (
        <Alert tone="info" title="The brief changed after you proposed">
          Read it again. You can change your proposal, or withdraw it without using up one of the month’s.
        </Alert>
      ) : null}
      {proposal.reason === null ? null : <p>{proposal.reason}</p>}
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{proposal.cover}</p>
      <ProposalPlan of={proposal} />
      <CounterOffers proposal={proposal} side="freelancer" other="the client" />
      <TalkToggle about={`proposal:${proposal.id}`} of="this proposal" />
      <div className="flex flex-wrap gap-3">
        <ContractLink of={proposal} />
        <MessageLink of={proposal} />
        {proposal.moves.includes('revise') ? (
          <Button size="sm" onClick={onChange}>
            Change proposal
          </Button>
        ) : null}
        {proposal.moves.includes('withdraw') ? (
          <Button variant="ghost" size="sm" onClick={() => void ask()}>
            Withdraw
          </Button>
        ) : null}
      </div>
    </>
  );
}
