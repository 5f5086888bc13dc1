import * as z from 'zod/mini';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { endPersonsSessions, listPeople, readPerson, restorePerson, suspendPerson } from '../../people-contract.ts';

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

const schema = z.object({
  reason: z.string().check(
    z.refine((reason) => reason.trim().length >= 10, 'Say why in at least 10 characters.'),
    z.maxLength(2_000, 'At most 2,000 characters.'),
  ),
});

/** What staff do to an account wants a reason, which is kept. */
export function StaffDeed({ deed, id, name, onClose }: { deed: Deed; id: string; name: string; onClose: () => void }) {
  const stales = [readPerson, listPeople];
  const commands = {
    suspend: useCommand(suspendPerson, { stales }),
    restore: useCommand(restorePerson, { stales }),
    'end-sessions': useCommand(endPersonsSessions, { stales }),
  };
  const words = WORDS[deed];
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { reason: '' },
    submit: (body): Promise<unknown> => commands[deed].mutateAsync({ params: { id }, body }),
    onDone: () => {
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title={`${words.title} ${name}`}>
      <p className="mb-5 text-ink-2">{words.lead}</p>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextArea label="Reason" {...field('reason')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={deed === 'suspend' ? 'danger' : 'primary'} pending={isSubmitting}>
            {words.button}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
