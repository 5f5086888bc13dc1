import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { INVITATION_WORDS } from '../../invitation.ts';
import { projectInvitations, withdrawInvitation, type ProjectInvitations } from '../../invitations-contract.ts';

type Sent = ProjectInvitations['invitations'][number];

/** Everyone who was invited to this project, and what they answered. */
export const SentInvitations = ({ invitations }: { invitations: readonly Sent[] }) =>
  invitations.length === 0 ? null : (
    <Panel title="Invited">
      <ul className="grid gap-4">
        {invitations.map((invitation) => (
          <Row key={invitation.id} one={invitation} />
        ))}
      </ul>
    </Panel>
  );

function Row({ one: { id, person, state, note, reason, sent_at: sentAt, answered_at: answeredAt } }: { one: Sent }) {
  const withdraw = useCommand(withdrawInvitation, { stales: [projectInvitations] });
  const { label, tone } = INVITATION_WORDS[state];
  const ask = async () => {
    const agreed = await confirm({
      title: `Withdraw the invitation of ${person.name}?`,
      body: 'They are notified. It still counts as one of the people you can invite, and you can’t invite them to this project again.',
      okLabel: 'Withdraw invitation',
      danger: true,
      act: () => withdraw.mutateAsync({ params: { id } }),
    });
    if (agreed) toast.success('Invitation withdrawn', person.name);
  };
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {person.username === '' ? (
          <span className="font-semibold">{person.name}</span>
        ) : (
          <Link
            href={pathTo('profile', { slug: person.username })}
            className="font-semibold wrap-anywhere hover:underline"
          >
            <Name of={person.name} />
          </Link>
        )}
        <StatusChip tone={tone}>{label}</StatusChip>
        <span className="text-sm text-ink-2">
          <When at={answeredAt ?? sentAt} />
        </span>
        {state === 'sent' ? (
          <Button size="sm" variant="ghost" onClick={() => void ask()}>
            Withdraw<span className="sr-only"> the invitation of {person.name}</span>
          </Button>
        ) : null}
      </p>
      {reason === null ? null : <p className="text-sm wrap-anywhere">{reason}</p>}
      {note === '' ? null : <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere text-ink-2">{note}</p>}
    </li>
  );
}
