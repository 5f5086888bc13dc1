import type { Context } from '#kit/server/context.ts';
import { html } from '#kit/server/html.ts';
import {
  emailButton,
  emailCaption,
  emailHeading,
  emailLine,
  emailLink,
  emailPage,
  emailQuiet,
  emailText,
  quietLink,
} from '#kit/server/mail/email-page.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { pathTo } from '#routes';
import { counted } from '#kit/format/unit.ts';
import { topicOf, type TopicKey } from '#kit/notice-topics.ts';
import type { Notice } from '#kit/notices.ts';
import { REPLY_LINE } from '#kit/server/inbound-mail/own-words.ts';
import { replyAddress } from '#kit/server/inbound-mail/reply-address.ts';
import { inQuotes, unsubscribeToken } from './unsubscribe.ts';

export interface WordedNotice {
  readonly topic: TopicKey;
  readonly group_title: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly action: string;
  readonly reply?: Notice['reply'] | undefined;
}

/** Notifications as an email: one under its own title, several as a list. */
export function notificationEmail(
  to: string,
  userId: string,
  notices: readonly WordedNotice[],
  context: Context,
): Email {
  const { appUrl, brandName: brand, supportEmail } = context.config;
  const [first] = notices;
  const latest = notices.at(-1);
  if (first === undefined || latest === undefined) throw new Error('an email without news');
  const isOne = notices.length === 1;
  const more = notices.length - 1;
  // The oldest may be over by now.
  const subject = isOne
    ? first.title
    : `${latest.title}, and ${counted(more, { one: 'more update', other: 'more updates' })}`;
  const settings = `${appUrl}${pathTo('notification-settings')}`;
  const topics = [...new Set(notices.map(({ topic }) => topic))].filter((topic) => topicOf(topic).essential === null);
  const link = topics.length === 0 ? null : `${appUrl}/unsubscribe/${unsubscribeToken(context, userId, topics)}`;
  const reason =
    link === null
      ? `${topicOf(first.topic).title} emails are always on. ${topicOf(first.topic).essential ?? ''}`
      : `You receive this email because notifications about ${inQuotes(topics)} are on.`;

  const news = notices.map((notice) =>
    [notice.group_title, notice.title, notice.body, `${appUrl}${notice.path}`].join('\n'),
  );
  const ways = [
    ...(link === null ? [] : [`Unsubscribe: ${link}`]),
    `Settings: ${settings}`,
    `Questions? Contact ${supportEmail}.`,
  ];
  const reply = replyTo(notices, userId, context);
  const above = reply === null ? '' : `${REPLY_LINE}\n\n`;
  const text = `${above}${news.join('\n\n')}\n\n-- \n${reason}\n${ways.join('\n')}\n`;

  const body = [
    ...(reply === null ? [] : [emailQuiet(html`${REPLY_LINE}`)]),
    ...notices.flatMap((notice, place) => [
      ...(place === 0 ? [] : [emailLine()]),
      emailCaption(notice.group_title),
      emailHeading(notice.title),
      emailText(notice.body),
      (isOne ? emailButton : emailLink)(notice.action, `${appUrl}${notice.path}`),
    ]),
  ];
  const unsubscribe = link === null ? '' : html`${quietLink('Unsubscribe', link)} · `;
  const foot = [
    emailQuiet(reason),
    emailQuiet(
      html`${unsubscribe}${quietLink('Notification settings', settings)} · ${quietLink(supportEmail, `mailto:${supportEmail}`)}`,
    ),
  ];
  const preview = isOne ? first.body : notices.map(({ title }) => title).join(' · ');
  const headers = {
    ...(link === null
      ? {}
      : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    ...(reply === null ? {} : { 'Reply-To': reply }),
  };
  return {
    to,
    subject,
    text,
    html: emailPage({ brand, subject, preview, body, foot }),
    headers,
    thread: threadOf(notices),
  };
}

/** What all of them are about, where there is one thing that can be answered. */
const aboutOf = ([first, ...others]: readonly WordedNotice[]): WordedNotice['reply'] =>
  others.every(({ reply }) => reply?.ref === first?.reply?.ref) ? first?.reply : undefined;

const threadOf = (notices: readonly WordedNotice[]): string | undefined => {
  const reply = aboutOf(notices);
  return reply === undefined ? undefined : `${reply.door}-${reply.ref}`;
};

/** Several things have no one place for an answer. */
function replyTo(notices: readonly WordedNotice[], userId: string, { config, clock }: Context): string | null {
  const reply = aboutOf(notices);
  return reply === undefined ? null : replyAddress(config, { ...reply, person: userId }, clock());
}
