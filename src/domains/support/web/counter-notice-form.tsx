import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import { DECLARATIONS, NOTICE_LIMITS } from '../notice.ts';
import { TICKET_LIMITS } from '../ticket.ts';
import { NoticeSent } from './notice-form.tsx';
import type { Sent } from './send-notice.ts';

const later = () => import('./send-notice.ts');

/** For who published what was removed. */
export function CounterNoticeForm({ number }: { number: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { form, field, ...frame } = useContractForm({
    draft: `counter:${number}`,
    once: true,
    schema: async () => (await later()).counterNoticeBody,
    defaults: { notice_number: number, name: '', email: '', contact: '', text: '', signed_name: '', declared: false },
    submit: async (values) => (await later()).sendCounterForm(values),
    onDone: setSent,
  });
  if (sent !== null) return <NoticeSent sent={sent} />;
  const { id, error } = form.idAndError('declared');
  return (
    <DraftedForm {...frame} submitLabel="Send counter-notice">
      <TextField
        label="Number of the notice"
        hint="It is in our message about the removal: TK- and eight signs."
        {...field('notice_number')}
      />
      <CountedTextArea label="Why was it removed by mistake?" max={TICKET_LIMITS.text} rows={6} {...field('text')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
      <TextArea
        label="Postal address and phone"
        hint="The person who sent the notice may get your counter-notice with them."
        rows={3}
        maxLength={NOTICE_LIMITS.contact}
        {...field('contact')}
      />
      <Checkbox
        id={id}
        label={DECLARATIONS.counter.join(' ')}
        error={error}
        checked={form.watch().declared}
        onChange={(event) => form.set('declared', event.target.checked)}
      />
      <TextField label="Signature" hint="Type your full name." {...field('signed_name')} />
    </DraftedForm>
  );
}
