import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { MESSAGE_LIMITS } from '#domains/messaging/message.ts';
import { formatList } from '#kit/format/names.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { messageProposers, projectDesk, type DeskProposal } from '../../desk-contract.ts';

/** The same message to several, each in their own conversation. */
export function MessageDialog({
  proposals,
  onDone,
  onClose,
}: {
  proposals: readonly DeskProposal[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { locale } = usePlace();
  const write = useCommand(messageProposers, { stales: [projectDesk] });
  const ids = proposals.map(({ id }) => id);
  const who = counted(ids.length, { one: 'person', other: 'people' }, locale);
  const { field, ...form } = useDialogForm({
    about: ids.join(' '),
    schema: z.object({
      text: z.string().check(
        z.refine((text) => text.trim() !== '', 'Write a message.'),
        z.maxLength(MESSAGE_LIMITS.text),
      ),
    }),
    defaults: { text: '' },
    submit: ({ text }) => write.mutateAsync({ body: { ids, text } }),
    onDone: () => {
      onDone();
      toast.success('Message sent', `To ${who}, each in your conversation with them.`);
    },
  });
  const names = formatList(
    proposals.map(({ freelancer }) => freelancer.name),
    locale,
  );
  return (
    <FormDialog
      title={`Message ${who}`}
      lead={`${names} each get it in their own conversation; they don’t see one another.`}
      button={`Send to ${who}`}
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="Message" max={MESSAGE_LIMITS.text} rows={5} {...field('text')} />
    </FormDialog>
  );
}
