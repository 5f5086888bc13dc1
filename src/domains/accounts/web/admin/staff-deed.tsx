import { useCommand } from '#kit/web/api.ts';
import { closePerson, endPersonsSessions, listPeople, openWork, readPerson, restorePerson, suspendPerson } from '../../people-contract.ts';
import { OpenWork } from './open-work.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export type Deed = 'suspend' | 'close' | 'restore' | 'end-sessions';

const WORDS = {
  suspend: {
    title: 'Suspend',
    lead: 'Every session ends within a second, and nobody can sign in. The reason is told to the person, word for word.',
    button: 'Suspend the account',
    done: 'The account is suspended',
  },
  close: {
    title: 'Close the account of',
    lead: 'For good: nobody can lift it. Every session ends within a second. The reason is told to the person, word for word.',
    button: 'Close the account for good',
    done: 'The account is closed',
  },
  restore: {
    title: 'Lift the suspension of',
    lead: 'The person can sign in again and is told so. Orders on hold resume, with the time that was left.',
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
  const stales = [readPerson, listPeople, openWork];
  const commands = {
    suspend: useCommand(suspendPerson, { stales }),
    close: useCommand(closePerson, { stales }),
    restore: useCommand(restorePerson, { stales }),
    'end-sessions': useCommand(endPersonsSessions, { stales }),
  };
  const words = WORDS[deed];
  return (
    <ReasonDialog
      {...words}
      title={`${words.title} ${name}`}
      isHarsh={deed === 'suspend' || deed === 'close'}
      submit={(body) => commands[deed].mutateAsync({ params: { id }, body })}
      onClose={onClose}
    >
      {deed === 'suspend' || deed === 'close' ? <OpenWork id={id} deed={deed} /> : null}
    </ReasonDialog>
  );
}
