import { instanceLocale } from '#kit/locale.ts';
import * as z from 'zod/mini';
import { pathTo } from '#routes';
import { sayFor, type Notice, type NoticesByEvent } from '#kit/notices.ts';

/** Which of the notices of an event it is. */
export const noticeName = (event: string, place: number): string => (place === 0 ? event : `${event}#${place}`);

/** A notice as it is stored: facts, or, from before decision 055, the sentences themselves. */
export interface StoredNotice {
  /** As `noticeName` made it. */
  readonly event: string;
  readonly facts: unknown;
  readonly group_title: string | null;
  readonly title: string | null;
  readonly body: string | null;
  readonly path: string | null;
}

export interface Wording {
  readonly group_title: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** What its button says. */
  readonly action: string;
  readonly reply?: Notice['reply'] | undefined;
}

/** For an event that this version cannot word. */
const WORDLESS: Wording = {
  group_title: 'Account',
  title: 'You have an update',
  body: 'Sign in to see the details.',
  path: pathTo('notifications'),
  action: 'See the details',
};

/** Who reads it where: their zone, and the names of the people in its facts. */
export interface Reading {
  readonly zone: string;
  readonly names?: ReadonlyMap<string, string>;
}

/** The words of a notice, in the reader's local time. */
export function wordingOf(
  { event, facts, group_title, title, body, path }: StoredNotice,
  reading: Reading,
  notices: NoticesByEvent | undefined,
): Wording {
  if (facts === null)
    return {
      ...WORDLESS,
      group_title: group_title ?? '',
      title: title ?? '',
      body: body ?? '',
      path: path ?? WORDLESS.path,
    };
  const [name = '', place = '0'] = event.split('#');
  const notice = noticeOf(notices, name, facts, Number(place), reading);
  if (notice === undefined) return WORDLESS;
  return {
    group_title: notice.group.title,
    title: notice.title,
    body: notice.text,
    path: notice.path,
    action: notice.action,
    reply: notice.reply,
  };
}

/** Undefined where the event no longer exists, or its facts have the shape of another release. */
function noticeOf(
  notices: NoticesByEvent | undefined,
  event: string,
  facts: unknown,
  place: number,
  { zone, names = new Map() }: Reading,
): Notice | undefined {
  const known = notices?.get(event);
  const read = known === undefined ? undefined : z.safeParse(known.kind.facts, facts);
  const say = sayFor({ locale: instanceLocale(), timeZone: zone }, { names });
  return read?.success === true ? known?.compose(read.data as never, say)[place] : undefined;
}
