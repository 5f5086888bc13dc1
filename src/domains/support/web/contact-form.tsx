import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { SentAlert } from '#design/app/sent-alert.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import { TICKET_LIMITS, TOPIC_WORDS, CONTACT_TOPICS, type ContactTopic } from '../ticket.ts';
import type { Written } from './send-ticket.ts';

const later = () => import('./send-ticket.ts');

const OPTIONS = CONTACT_TOPICS.map((value) => ({ value, label: TOPIC_WORDS[value] }));

/** Written with or without an account. */
export function ContactForm({ question, topic }: { question: string; topic: ContactTopic }) {
  const [sent, setSent] = useState<{ readonly number: string; readonly email: string } | null>(null);
  const { field, ...frame } = useContractForm<Written, { number: string; email: string }>({
    draft: question === '' ? 'contact' : `contact:${question}`,
    once: true,
    schema: async () => (await later()).ticketBody,
    defaults: { name: '', email: '', topic, subject: question, text: '' },
    submit: async (values) => (await later()).sendTicket(values),
    onDone: setSent,
  });
  if (sent !== null)
    return (
      <SentAlert title="Message sent">{`Its number is ${sent.number}. We emailed ${sent.email} a link to it, where the answer will be too.`}</SentAlert>
    );
  return (
    <DraftedForm {...frame} submitLabel="Send message">
      <SelectField label="What is it about?" options={OPTIONS} {...field('topic')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField label="Subject" {...field('subject')} />
      <CountedTextArea
        label="Message"
        hint="For an order, a project or a payment, add its number."
        max={TICKET_LIMITS.text}
        rows={8}
        {...field('text')}
      />
    </DraftedForm>
  );
}
