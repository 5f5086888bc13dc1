import { useCommand } from '#kit/web/api.ts';
import { endPersonsSessions, listPeople, readPerson, restorePerson, suspendPerson } from '../../people-contract.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export type Deed = 'suspend' | 'restore' | 'end-sessions';

const WORDS = {
  suspend: {
    title: 'Suspend',
    lead: 'Every session ends within a second, and nobody can sign in. Money and orders stay as they are. The reason is told to the person, word for word.',
    button: 'Suspend the account',
    done: 'The account is suspended',
  },
  restore: {
    title: 'Lift the suspension of',
    lead: 'The person can sign in again and is told so.',
    button: 'Restore the account',
    done: 'The account is restored',
  },
  'end-sessions': {
    title: 'End every session of',
    lead: 'As after a theft. The person can sign in again at once.',
    button: 'End every session',
    done: 'Every session is ended',
  },
} as const satisfies Record<Deed, Record<string, string>>;

export function StaffDeed({ deed, id, name, onClose }: { deed: Deed; id: string; name: string; onClose: () => void }) {
  const stales = [readPerson, listPeople];
  const commands = {
    suspend: useCommand(suspendPerson, { stales }),
    restore: useCommand(restorePerson, { stales }),
    'end-sessions': useCommand(endPersonsSessions, { stales }),
  };
  const words = WORDS[deed];
  return (
    <ReasonDialog
      {...words}
      title={`${words.title} ${name}`}
      isHarsh={deed === 'suspend'}
      submit={(body) => commands[deed].mutateAsync({ params: { id }, body })}
      onClose={onClose}
    />
  );
}
