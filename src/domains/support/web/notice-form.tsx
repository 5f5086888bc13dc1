import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { SentAlert } from '#design/app/sent-alert.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import { DECLARATIONS, NOTICE_LIMITS, type NoticeKind } from '../notice.ts';
import { TICKET_LIMITS } from '../ticket.ts';
import { AddFiles } from './add-files.tsx';
import type { Sent } from './send-notice.ts';

const later = () => import('./send-notice.ts');

const WORDS = {
  illegal: {
    concerns: 'Which law or rule does it break?',
    concernsHint: 'If you know it. For example: sells a forged document.',
    text: 'Why is it illegal?',
    button: 'Send notice',
  },
  copyright: {
    concerns: 'Which work was copied?',
    concernsHint: 'What it is, who made it, and where the original can be seen.',
    text: 'What is copied, and how?',
    button: 'Send claim',
  },
} as const satisfies Record<NoticeKind, object>;

/** What was sent, and a place for what proves it. */
export const NoticeSent = ({ sent }: { sent: Sent }) => (
  <div className="grid gap-6">
    <SentAlert title="Sent">{`Its number is ${sent.number}. We emailed ${sent.email} a link to it, where our decision with its reasons will be.`}</SentAlert>
    <AddFiles number={sent.number} token={sent.fileToken} label="Add what proves it" />
  </div>
);

/** With the fields the law asks for. The link is checked first: without it no one finds the content. */
export function NoticeForm({ kind, link }: { kind: NoticeKind; link: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const words = WORDS[kind];
  const { form, field, ...frame } = useContractForm({
    draft: `notice:${kind}`,
    once: true,
    schema: async () => (await later()).noticeBody,
    defaults: {
      kind,
      name: '',
      email: '',
      link,
      concerns: '',
      contact: '',
      text: '',
      signed_name: '',
      declared: false,
    },
    submit: async (values) => (await later()).sendNoticeForm(values),
    onDone: setSent,
  });
  if (sent !== null) return <NoticeSent sent={sent} />;
  const { id, error } = form.idAndError('declared');
  return (
    <DraftedForm {...frame} submitLabel={words.button}>
      <TextField
        label="Address of the content"
        type="url"
        inputMode="url"
        hint="Open it, and copy the whole address of the page."
        {...field('link')}
      />
      <TextArea
        label={words.concerns}
        optional={kind === 'illegal'}
        hint={words.concernsHint}
        maxLength={NOTICE_LIMITS.concerns}
        rows={3}
        {...field('concerns')}
      />
      <CountedTextArea label={words.text} max={TICKET_LIMITS.text} rows={6} {...field('text')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
      {kind === 'copyright' ? (
        <TextArea
          label="Postal address and phone"
          hint="The person who published the content may get your claim with your name."
          rows={3}
          maxLength={NOTICE_LIMITS.contact}
          {...field('contact')}
        />
      ) : null}
      <Checkbox
        id={id}
        label={DECLARATIONS[kind].join(' ')}
        error={error}
        checked={form.watch().declared}
        onChange={(event) => form.set('declared', event.target.checked)}
      />
      <TextField label="Signature" hint="Type your full name." {...field('signed_name')} />
    </DraftedForm>
  );
}
