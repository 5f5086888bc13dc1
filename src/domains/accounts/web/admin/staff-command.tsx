import { useCommand } from '#kit/web/api.ts';
import {
  closePerson,
  endPersonsSessions,
  listPeople,
  openWork,
  readPerson,
  resetTwoFactor,
  restorePerson,
  suspendPerson,
} from '../../people-contract.ts';
import { OpenWork } from './open-work.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export type CommandName = 'suspend' | 'close' | 'restore' | 'end-sessions' | 'reset-two-factor';

const WORDS = {
  suspend: {
    title: 'Suspend',
    lead: 'All sessions end immediately and sign-in is blocked. The person sees your reason.',
    button: 'Suspend account',
    done: 'Account suspended',
  },
  close: {
    title: 'Close the account of',
    lead: 'This is permanent. All sessions end immediately. The person sees your reason.',
    button: 'Close account permanently',
    done: 'Account closed',
  },
  restore: {
    title: 'Restore the account of',
    lead: 'The person can sign in again and is notified. Orders on hold resume with the remaining time.',
    button: 'Restore account',
    done: 'Account restored',
  },
  'end-sessions': {
    title: 'End all sessions of',
    lead: 'Use this if the account may be compromised. The person can sign in again immediately.',
    button: 'End all sessions',
    done: 'All sessions ended',
  },
  'reset-two-factor': {
    title: 'Reset two-factor authentication of',
    lead: 'Verify the person’s identity first. After the reset, their password or email is enough to sign in. We remove their authenticator app, passkeys and recovery codes, end all sessions, and email them.',
    button: 'Reset two-factor',
    done: 'Two-factor authentication reset',
  },
} as const satisfies Record<CommandName, Record<string, string>>;

export function StaffCommand({
  command,
  id,
  name,
  onClose,
}: {
  command: CommandName;
  id: string;
  name: string;
  onClose: () => void;
}) {
  const stales = [readPerson, listPeople, openWork];
  const commands = {
    suspend: useCommand(suspendPerson, { stales }),
    close: useCommand(closePerson, { stales }),
    restore: useCommand(restorePerson, { stales }),
    'end-sessions': useCommand(endPersonsSessions, { stales }),
    'reset-two-factor': useCommand(resetTwoFactor, { stales }),
  };
  const words = WORDS[command];
  return (
    <ReasonDialog<unknown>
      about={id}
      {...words}
      title={`${words.title} ${name}`}
      isHarsh={command !== 'restore' && command !== 'end-sessions'}
      submit={(body) => commands[command].mutateAsync({ params: { id }, body })}
      onClose={onClose}
    >
      {command === 'suspend' || command === 'close' ? <OpenWork id={id} command={command} /> : null}
    </ReasonDialog>
  );
}
