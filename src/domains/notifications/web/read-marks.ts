import type { DataOf } from '#kit/endpoint.ts';
import type { notificationList } from '../contract.ts';

type Page = DataOf<typeof notificationList>;
/** What the cache holds under the list's path: the bell's single answer, or a list's pages. */
export type Kept = Page | { readonly pages: readonly Page[] };

const changePages = (kept: Kept, change: (page: Page) => Page): Kept =>
  'pages' in kept ? { ...kept, pages: kept.pages.map((page) => change(page)) } : change(kept);

/** One item read: it keeps its place, and the count beside the bell goes down, never below zero. */
export const withRead = (kept: Kept, id: string, at: string): Kept =>
  changePages(kept, (page) => ({
    ...page,
    unread: Math.max(0, page.unread - 1),
    items: page.items.map((item) => (item.id === id && item.readAt === null ? { ...item, readAt: at } : item)),
  }));

export const withAllRead = (kept: Kept, at: string): Kept =>
  changePages(kept, (page) => ({ ...page, unread: 0, items: page.items.map((item) => (item.readAt === null ? { ...item, readAt: at } : item)) }));

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly items: Page['items'];
}

/** Under the thing each is about; the thing with the newest news stands first, over all pages loaded so far. */
export function grouped(pages: readonly Page[]): Group[] {
  const groups = new Map<string, Group>();
  for (const item of pages.flatMap(({ items }) => items)) {
    const known = groups.get(item.group.key);
    if (known === undefined) groups.set(item.group.key, { ...item.group, items: [item] });
    else if (!known.items.some(({ id }) => id === item.id)) known.items.push(item);
  }
  return [...groups.values()];
}
