import { ClockFading, FileX2, ReceiptText } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';

const PARTS = [
  {
    icon: FileX2,
    title: 'What we delete',
    lines: [
      'Your name, address, phone, picture, profile and settings.',
      'All sign-in methods: password, passkeys, codes, linked Google account and sessions.',
      'Files you uploaded but never sent, service drafts, and data exports.',
      'Your public profile and your services.',
    ],
  },
  {
    icon: ReceiptText,
    title: 'What we keep, and why',
    lines: [
      'Orders and deliveries, because the other person paid or worked for them. You appear as “Former member”.',
      'Reviews you wrote, without your name, because they are part of other people’s reputation.',
      'Payment records, because the law requires them. They contain a number, not your name.',
      'A hash of your username, so that no one can impersonate you. We don’t keep the name itself, and your email address can be used again.',
    ],
  },
  {
    icon: ClockFading,
    title: 'The 14 days until deletion',
    lines: [
      'You’re signed out on all devices, and your services are paused.',
      'Sign in to cancel the deletion or export your data. You can’t do anything else with the account.',
      'We email you immediately, a week before the deletion, and on the last day.',
      'If you receive money in the meantime, we keep the account and tell you why.',
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
