import type { Context } from '#kit/server/context.ts';
import { html } from '#kit/server/html.ts';
import {
  letterButton,
  letterCaption,
  letterHeading,
  letterLine,
  letterLink,
  letterPage,
  letterQuiet,
  letterText,
  quietLink,
} from '#kit/server/mail/letter-page.ts';
import type { Letter } from '#kit/server/mail/mail.ts';
import { pathTo } from '#routes';
import { topicOf, type TopicKey } from '../topics.ts';
import { inQuotes, unsubscribeToken } from './unsubscribe.ts';

export interface Told {
  readonly topic: TopicKey;
  readonly group_title: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** What somebody was told, as a letter: one piece of news by its own title, several as a list. */
export function letterOf(to: string, userId: string, told: readonly Told[], context: Context): Letter {
  const { appUrl, brandName: brand, supportEmail } = context.config;
  const [first] = told;
  if (first === undefined) throw new Error('a letter without news');
  const isOne = told.length === 1;
  const subject = isOne ? first.title : `${told.length} pieces of news from ${brand}`;
  const settings = `${appUrl}${pathTo('notification-settings')}`;
  const topics = [...new Set(told.map(({ topic }) => topic))].filter((topic) => topicOf(topic).essential === null);
  const link = topics.length === 0 ? null : `${appUrl}/unsubscribe/${unsubscribeToken(context, userId, topics)}`;
  const why =
    link === null
      ? `Letters like this cannot be turned off: ${lowerFirst(topicOf(first.topic).essential ?? '')}`
      : `You get this because letters about ${inQuotes(topics)} are on.`;

  const news = told.map((one) => [one.group_title, one.title, one.body, `${appUrl}${one.path}`].join('\n'));
  const ways = [...(link === null ? [] : [`No more of these: ${link}`]), `Settings: ${settings}`, `Questions? Write to ${supportEmail}.`];
  const text = `${news.join('\n\n')}\n\n-- \n${why}\n${ways.join('\n')}\n`;

  const body = told.flatMap((one, place) => [
    ...(place === 0 ? [] : [letterLine()]),
    letterCaption(one.group_title),
    letterHeading(one.title),
    letterText(one.body),
    (isOne ? letterButton : letterLink)(topicOf(one.topic).open, `${appUrl}${one.path}`),
  ]);
  const unsubscribe = link === null ? '' : html`${quietLink('Unsubscribe', link)} · `;
  const foot = [
    letterQuiet(why),
    letterQuiet(html`${unsubscribe}${quietLink('Notification settings', settings)} · ${quietLink(supportEmail, `mailto:${supportEmail}`)}`),
  ];
  const preview = isOne ? first.body : told.map(({ title }) => title).join(' · ');
  const headers = link === null ? {} : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { to, subject, text, html: letterPage({ brand, subject, preview, body, foot }), headers };
}
