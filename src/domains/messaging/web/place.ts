import { pathTo } from '#routes';
import type { InboxFilter } from '../contract.ts';

/** The wide screen and the one of one pane have the same parts under their own addresses. */
export type MessagesScreen = 'messages' | 'messages-phone';

interface Place {
  readonly filter?: InboxFilter;
  readonly conversation?: string | null;
  readonly thread?: string | null;
  /** What is searched for. */
  readonly q?: string;
  /** The place of a message that was found. */
  readonly at?: number | null;
  /** A day to read from. */
  readonly on?: string | null;
  /** A person to write to is chosen. */
  readonly isNew?: boolean;
  /** Whom or what a first message is about. */
  readonly with?: string | null;
}

export const placeIn = (
  screen: MessagesScreen,
  {
    filter = 'all',
    conversation = null,
    thread = null,
    q = '',
    at = null,
    on = null,
    isNew = false,
    with: wanted = null,
  }: Place,
): string =>
  pathTo(
    screen,
    {},
    {
      ...(filter === 'all' ? {} : { filter }),
      ...(conversation === null ? {} : { conversation }),
      ...(thread === null ? {} : { thread }),
      ...(q === '' ? {} : { q }),
      ...(at === null ? {} : { at: String(at) }),
      ...(on === null ? {} : { on }),
      ...(isNew ? { new: '1' } : {}),
      ...(wanted === null ? {} : { with: wanted }),
    },
  );

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** What an address names, where it is an id or a place at all. */
export const idIn = (text: string | null): string | null => (text !== null && ID.test(text) ? text : null);
export const seqIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
export const dayIn = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
