import { confirm } from '#design/app/confirm.ts';
import { Dialog } from '#design/app/dialog.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Button } from '#design/public/button.tsx';
import { Name } from '#design/public/name.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { changeMember, conversation, conversations, type ConversationPage, type Member } from '../contract.ts';

interface GroupPeopleProps {
  readonly page: ConversationPage;
  readonly onClose: () => void;
  /** After the reader left the group. */
  readonly onLeave: () => void;
}

/** Who is in a group. Its client adds people who are hired and removes anyone; everyone else can leave. */
export function GroupPeople({ page: { id, members, with: group }, onClose, onLeave }: GroupPeopleProps) {
  const userId = useSession((session) => session.id);
  const change = useCommand(changeMember, { stales: [conversation, conversations] });
  const isOwner = members.some((member) => member.is_owner && member.id === userId);
  const set = async ({ id: whose, name }: Member, isHere: boolean): Promise<void> => {
    const isMe = whose === userId;
    const title = isMe ? 'Leave this group?' : `Remove ${name}?`;
    const body = isMe
      ? 'You can no longer read its messages. The client can add you again.'
      : 'They can no longer read its messages, including earlier ones.';
    if (!isHere && !(await confirm({ title, body, okLabel: isMe ? 'Leave group' : 'Remove', danger: true }))) return;
    try {
      if (isMe) onLeave();
      await change.mutateAsync({ params: { id }, body: { user_id: whose, is_here: isHere } });
      toast.success(
        isHere ? 'Added to the group' : isMe ? 'You left the group' : 'Removed from the group',
        isMe ? group.name : name,
      );
    } catch (error) {
      toast.error('Not changed', error instanceof Error ? error.message : '');
    }
  };
  const shown = members.filter((member) => member.is_here || (isOwner && member.is_hired));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="People in this group"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p className="text-md text-ink-2">
        The project’s client adds people with an active contract. New people see messages from then on.
      </p>
      <ul aria-label="People in this group" className="mt-4 divide-y divide-line">
        {shown.map((member) => (
          <li key={member.id} className="flex min-w-0 items-center gap-3 py-2.5">
            <Avatar
              name={member.name}
              seed={member.id}
              size={36}
              photo={member.avatar_url === null ? null : { src: member.avatar_url }}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Name of={member.name} />
              <span className="block text-sm text-ink-3">
                {member.is_owner ? 'Client' : member.is_here ? 'In the group' : 'Not in the group'}
              </span>
            </span>
            {member.is_owner || (!isOwner && member.id !== userId) ? null : (
              <Button
                size="sm"
                variant={member.is_here ? 'ghost' : undefined}
                aria-label={
                  member.is_here
                    ? member.id === userId
                      ? 'Leave group'
                      : `Remove ${member.name}`
                    : `Add ${member.name}`
                }
                pending={change.isPending && change.variables.body.user_id === member.id}
                onClick={() => void set(member, !member.is_here)}
              >
                {member.is_here ? (member.id === userId ? 'Leave' : 'Remove') : 'Add'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
