import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { SelectField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { toast } from '#design/public/toast-store.ts';
import { Ago } from '#design/public/ago.tsx';
import { When } from '#design/public/when.tsx';
import { profileGap } from '#domains/accounts/profile-gap.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { dashboards } from '#kit/dashboard.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import {
  INVITATION_REASON_NAMES,
  INVITATION_REASONS,
  INVITATION_WORDS,
  type InvitationReason,
} from '../../invitation.ts';
import {
  acceptInvitation,
  declineInvitation,
  myInvitations,
  type ReceivedInvitation,
} from '../../invitations-contract.ts';
import { invitationTurns } from '../../turns-contract.ts';
import { stateWords } from '../../policy.ts';
import { budgetWords } from '../../words.ts';

/** One invitation as the invited person reads it: what it is for, from whom, and what they can answer. */
export function ReceivedRow({ invitation }: { invitation: ReceivedInvitation }) {
  const { locale } = usePlace();
  const { project, client, state, note, reason, sent_at: sentAt } = invitation;
  const { budget_least: least, budget_most: most, slug } = project;
  const { label, tone } = INVITATION_WORDS[state];
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {slug === null ? (
          <span className="min-w-0 font-semibold wrap-anywhere">{project.title}</span>
        ) : (
          <Link
            href={pathTo('found-project', { slug })}
            className="min-w-0 font-semibold wrap-anywhere hover:underline"
          >
            {project.title}
          </Link>
        )}
        {/* The list of those that wait says so itself. */}
        {state === 'sent' ? null : <StatusChip tone={tone}>{label}</StatusChip>}
      </div>
      <p className="tnum flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span>
          From <Name of={client.name} />
        </span>
        <span>{budgetWords(least, most, locale)}</span>
        <span>
          Invited <Ago at={sentAt} />
        </span>
        {project.expires_at === null ? null : (
          <span>
            Open until <When at={project.expires_at} style="date" />
          </span>
        )}
      </p>
      {note === '' ? null : <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
      {reason === null ? null : <p className="text-sm">You answered: {reason}</p>}
      {state === 'sent' && !invitation.is_open ? (
        <p className="text-sm">{stateWords(project.state === 'open' ? 'expired' : project.state)}</p>
      ) : null}
      {state === 'sent' ? <Answer invitation={invitation} /> : null}
      {state === 'accepted' && slug !== null ? (
        <div>
          <LinkButton size="sm" href={pathTo('found-project', { slug })}>
            Open project
          </LinkButton>
        </div>
      ) : null}
    </li>
  );
}

const answered = [myInvitations, invitationTurns, dashboards.freelancer];

export function Answer({
  invitation: { id, is_open: isOpen, project },
}: {
  invitation: Pick<ReceivedInvitation, 'id' | 'is_open'> & { project: { title: string } };
}) {
  const navigate = useNavigate();
  // It stays unanswered meanwhile: an accepted one promises a proposal.
  const gap = useSession(({ me }) => (me === null ? null : profileGap(me.profile_completion_percentage)));
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState<InvitationReason>('time');
  const accept = useCommand(acceptInvitation, { stales: answered });
  const decline = useCommand(declineInvitation, { stales: answered });
  const params = { id };
  const failed = (error: Error) => toast.error('Not answered', error.message);
  if (isDeclining)
    return (
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Reason, which the client reads"
          options={INVITATION_REASON_NAMES.map((value) => ({ value, label: INVITATION_REASONS[value] }))}
          value={reason}
          onChange={(event) => setReason(event.target.value as InvitationReason)}
        />
        <Button
          variant="primary"
          pending={decline.isPending}
          onClick={() =>
            decline.mutate(
              { params, body: { reason } },
              { onSuccess: () => toast.success('Declined', project.title), onError: failed },
            )
          }
        >
          Decline invitation
        </Button>
        <Button variant="ghost" onClick={() => setDeclining(false)}>
          Cancel
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOpen && gap !== null ? (
        <>
          <p className="basis-full text-sm">{gap}</p>
          <LinkButton size="sm" variant="primary" href={pathTo('profile-settings')}>
            Complete your profile
          </LinkButton>
        </>
      ) : isOpen ? (
        <Button
          size="sm"
          variant="primary"
          pending={accept.isPending}
          onClick={() =>
            accept.mutate(
              { params },
              {
                onSuccess: ({ slug }) => void navigate(pathTo('proposal', { id: 'new' }, { project: slug })),
                onError: failed,
              },
            )
          }
        >
          Accept and propose<span className="sr-only"> for {project.title}</span>
        </Button>
      ) : null}
      <Button size="sm" onClick={() => setDeclining(true)}>
        Decline<span className="sr-only"> {project.title}</span>
      </Button>
    </div>
  );
}
