import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import type { Maintenance } from '#kit/brand-settings.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { BRAND_LIMITS as LIMITS } from '../../brand-rules.ts';
import { brandDesk, saveMaintenance } from '../../contract.ts';
import { fromInput } from './instants.ts';

const schema = z.object({
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write the message.'),
      z.maxLength(LIMITS.maintenance, `Use at most ${LIMITS.maintenance} characters.`),
    ),
  until: z.string().check(z.minLength(1, 'Choose until when.')),
  reason: z
    .string()
    .check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), z.maxLength(LIMITS.reason)),
});

/** Closes the instance to everyone but operators. Payments that providers report are still recorded. */
export function MaintenancePanel({ maintenance }: { maintenance: Maintenance | null }) {
  const [open, setOpen] = useState<'close' | 'open' | null>(null);
  const save = useCommand(saveMaintenance, { stales: [brandDesk] });
  const done = (): void => setOpen(null);
  return (
    <Panel
      title="Maintenance"
      lead="Everyone but operators sees your message. Deadlines keep running, and payments that providers report are recorded."
      actions={
        <Button
          size="sm"
          variant={maintenance === null ? 'line' : 'primary'}
          onClick={() => setOpen(maintenance === null ? 'close' : 'open')}
        >
          {maintenance === null ? 'Start maintenance' : 'End maintenance'}
        </Button>
      }
    >
      {maintenance === null ? (
        <p className="text-ink-2">The site is open.</p>
      ) : (
        <Alert tone="warning" title="The site is closed to everyone but operators">
          <p className="wrap-anywhere">{maintenance.message}</p>
          <p>
            {'Expected until '}
            <When at={maintenance.until} style="moment" />
            {'. It stays closed until you end it.'}
          </p>
        </Alert>
      )}
      {open === 'close' ? <CloseDialog onClose={done} /> : null}
      {open === 'open' ? (
        <ReasonDialog
          about="maintenance"
          title="End maintenance?"
          lead="The site is open to everyone within seconds."
          button="End maintenance"
          isHarsh={false}
          maxLength={LIMITS.reason}
          submit={({ reason }) => save.mutateAsync({ body: { maintenance: null, reason } })}
          done="The site is open"
          onClose={done}
        />
      ) : null}
    </Panel>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const save = useCommand(saveMaintenance, { stales: [brandDesk] });
  const form = useDialogForm({
    about: 'maintenance',
    schema,
    defaults: { message: 'We’re improving the site.', until: '', reason: '' },
    submit: ({ message, until, reason }) =>
      save.mutateAsync({ body: { maintenance: { message, until: fromInput(until) }, reason } }),
    onDone: () => {
      toast.success('The site is closed');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Start maintenance"
      button="Close the site"
      isHarsh
      form={form}
      onClose={onClose}
      lead="Takes effect within seconds. You can still sign in and work here."
    >
      <TextArea label="Message" rows={2} hint="Everyone sees it." {...form.field('message')} />
      <TextField
        label="Expected until"
        type="datetime-local"
        hint="In your time zone. Browsers and search engines try again then."
        {...form.field('until')}
      />
      <TextArea label="Reason" rows={2} hint="Stored with the change, for staff." {...form.field('reason')} />
    </FormDialog>
  );
}
