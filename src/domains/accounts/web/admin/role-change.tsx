import type { DataOf } from '#kit/endpoint.ts';
import type { StaffRole } from '#kit/staff.ts';
import { useCommand } from '#kit/web/api.ts';
import { grantRole, listPeople, readPerson, takeRole } from '../../people-contract.ts';
import { STAFF_WORDS } from '../../staff-words.ts';
import { refreshMe, useSession } from '../session.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface Change {
  readonly how: 'grant' | 'take';
  readonly role: StaffRole;
}

interface RoleChangeProps extends Change {
  readonly person: DataOf<typeof readPerson>;
  readonly onClose: () => void;
}

/** Asks for the reason, then gives or takes the role. */
export function RoleChange({ how, role, person, onClose }: RoleChangeProps) {
  const stales = [readPerson, listPeople];
  const grant = useCommand(grantRole, { stales });
  const take = useCommand(takeRole, { stales });
  const isMe = useSession((session) => session.id === person.id);
  const { name, opens } = STAFF_WORDS[role];
  const words = {
    grant: {
      title: `Grant role ${name} to ${person.name}`,
      lead: `It gives access to ${opens}. The person sees this reason.`,
      button: 'Grant role',
      done: 'Role granted',
    },
    take: {
      title: `Remove role ${name} from ${person.name}`,
      lead: `This person loses access to ${opens}. The person sees this reason.`,
      button: 'Remove role',
      done: 'Role removed',
    },
  }[how];
  const submit = async ({ reason }: { reason: string }): Promise<void> => {
    await (how === 'grant' ? grant : take).mutateAsync({ params: { id: person.id }, body: { role, reason } });
    if (isMe) await refreshMe();
  };
  return (
    <ReasonDialog
      {...words}
      about={`${role} ${person.id}`}
      isHarsh={how === 'take'}
      submit={submit}
      onClose={onClose}
    />
  );
}
