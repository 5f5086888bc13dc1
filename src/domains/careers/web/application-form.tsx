import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { SentAlert } from '#design/app/sent-alert.tsx';
import { TextField } from '#design/public/field.tsx';
import { TICKET_LIMITS } from '#domains/support/ticket.ts';
import { AddFiles } from '#domains/support/web/support.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import type { Sent } from './send-application.ts';

const later = () => import('./send-application.ts');

/** Words first, then files: an upload that breaks off loses no application. */
export function ApplicationForm({ slug }: { slug: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { field, ...frame } = useContractForm<{ name: string; email: string; text: string }, Sent>({
    draft: `application:${slug}`,
    once: true,
    schema: async () => (await later()).applicationBody,
    defaults: { name: '', email: '', text: '' },
    submit: async (values) => (await later()).sendApplication(slug, values),
    onDone: setSent,
  });
  if (sent !== null)
    return (
      <div className="grid gap-6">
        <SentAlert title="Application sent">{`Its number is ${sent.number}. We emailed ${sent.email} a link to it, where the answer will be too.`}</SentAlert>
        <AddFiles number={sent.number} token={sent.fileToken} label="Add your CV and samples" />
      </div>
    );
  return (
    <DraftedForm {...frame} submitLabel="Send application">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
      <CountedTextArea
        label="About you"
        hint="What you did before, why this position, and links to your work. You add files in the next step."
        max={TICKET_LIMITS.text}
        rows={8}
        {...field('text')}
      />
    </DraftedForm>
  );
}
