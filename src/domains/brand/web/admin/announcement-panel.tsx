import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import type { Announcement } from '#kit/brand-settings.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { BRAND_LIMITS as LIMITS } from '../../brand-rules.ts';
import { brandDesk, saveAnnouncement } from '../../contract.ts';
import { forInput, fromInput } from './instants.ts';

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write the announcement.'),
      z.maxLength(LIMITS.announcement, `Use at most ${LIMITS.announcement} characters.`),
    ),
  link: z.string().check(z.trim(), z.maxLength(LIMITS.link)),
  link_text: z.string().check(z.trim(), z.maxLength(LIMITS.linkText, `Use at most ${LIMITS.linkText} characters.`)),
  starts_at: z.string().check(z.minLength(1, 'Choose when it starts.')),
  ends_at: z.string().check(z.minLength(1, 'Choose when it ends.')),
  reason: z
    .string()
    .check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), z.maxLength(LIMITS.reason)),
});

/** One line at the top of every page, which readers can dismiss. */
export function AnnouncementPanel({ announcement }: { announcement: Announcement | null }) {
  const [open, setOpen] = useState<'write' | 'end' | null>(null);
  const save = useCommand(saveAnnouncement, { stales: [brandDesk] });
  const close = (): void => setOpen(null);
  return (
    <Panel
      title="Announcement"
      lead="At the top of every page. Readers can dismiss it."
      actions={
        <>
          {announcement === null ? null : (
            <Button size="sm" onClick={() => setOpen('end')}>
              End announcement
            </Button>
          )}
          <Button size="sm" onClick={() => setOpen('write')}>
            {announcement === null ? 'Write announcement' : 'Edit announcement'}
          </Button>
        </>
      }
    >
      {announcement === null ? (
        <p className="text-ink-2">No announcement.</p>
      ) : (
        <>
          <p className="wrap-anywhere">{announcement.text}</p>
          <p className="text-sm text-ink-2">
            {'From '}
            <When at={announcement.starts_at} style="moment" />
            {' to '}
            <When at={announcement.ends_at} style="moment" />
            {announcement.link === null ? '' : `, with a link to ${announcement.link}`}
          </p>
        </>
      )}
      {open === 'write' ? <WriteDialog announcement={announcement} onClose={close} /> : null}
      {open === 'end' ? (
        <ReasonDialog
          about="announcement"
          title="End the announcement?"
          lead="It disappears from every page within seconds."
          button="End announcement"
          isHarsh={false}
          maxLength={LIMITS.reason}
          submit={({ reason }) => save.mutateAsync({ body: { announcement: null, reason } })}
          done="Announcement ended"
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}

function WriteDialog({ announcement, onClose }: { announcement: Announcement | null; onClose: () => void }) {
  const [openedAt] = useState(() => new Date().toISOString());
  const save = useCommand(saveAnnouncement, { stales: [brandDesk] });
  const form = useDialogForm({
    about: 'announcement',
    schema,
    defaults: {
      text: announcement?.text ?? '',
      link: announcement?.link ?? '',
      link_text: announcement?.link_text ?? '',
      starts_at: forInput(announcement?.starts_at ?? openedAt),
      ends_at: forInput(announcement?.ends_at ?? null),
      reason: '',
    },
    submit: ({ reason, text, link, link_text: words, starts_at: from, ends_at: to }) =>
      save.mutateAsync({
        body: {
          announcement: {
            text,
            link: link === '' ? null : link,
            link_text: words === '' ? null : words,
            starts_at: fromInput(from),
            ends_at: fromInput(to),
          },
          reason,
        },
      }),
    onDone: () => {
      toast.success('Announcement saved');
      onClose();
    },
  });
  return (
    <FormDialog title="Announcement" button="Save announcement" form={form} onClose={onClose}>
      <TextArea label="Text" rows={2} {...form.field('text')} />
      <TextField
        label="Link"
        optional
        hint="A path of this site such as /FAQ, or an https address."
        {...form.field('link')}
      />
      <TextField label="Link text" optional hint="Empty: Learn more" {...form.field('link_text')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="From" type="datetime-local" {...form.field('starts_at')} />
        <TextField label="To" type="datetime-local" hint="In your time zone." {...form.field('ends_at')} />
      </div>
      <TextArea label="Reason" rows={2} hint="Stored with the change." {...form.field('reason')} />
    </FormDialog>
  );
}
