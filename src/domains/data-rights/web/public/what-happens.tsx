import { ClockFading, FileX2, ReceiptText } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';

const PARTS = [
  {
    icon: FileX2,
    title: 'What is deleted',
    lines: [
      'Your name, address, phone, picture, profile and settings.',
      'Every way into the account: password, passkeys, codes, linked Google account, sessions.',
      'Files you uploaded and never sent, drafts of services, and data exports.',
      'Your public profile and your services are no longer shown.',
    ],
  },
  {
    icon: ReceiptText,
    title: 'What stays, and why',
    lines: [
      'Orders and deliveries: the other person paid for them, or worked for them. You appear there as “Former member”.',
      'Reviews you wrote, without your name: they are part of other people’s reputation.',
      'Every movement of money: the law asks for the books to be kept, and they have to add up. They name a number, not you.',
      'A fingerprint of your username, so that nobody can pass for you. The name itself is not kept, and your email address is free again.',
    ],
  },
  {
    icon: ClockFading,
    title: 'The 14 days in between',
    lines: [
      'You are signed out everywhere, and your services are paused.',
      'Sign in again to undo it, or to take your data along. Nothing else can be done with the account.',
      'We email you right away, a week before the end and on the last day.',
      'If money reaches you in the meantime, the account stays and we tell you why.',
    ],
  },
] as const;

/** The same for everyone, and readable without an account. */
export function WhatHappens() {
  return (
    <div className="grid content-start gap-8">
      {PARTS.map(({ icon, title, lines }) => (
        <section key={title}>
          <h2 className="flex items-center gap-3 text-xl">
            <Icon of={icon} size="heading" className="text-primary" />
            {title}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 ps-5 text-ink-2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
