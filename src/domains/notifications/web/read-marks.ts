import type { DataOf } from '#kit/endpoint.ts';
import type { notificationList } from '../contract.ts';

type Page = DataOf<typeof notificationList>;
/** What the cache has under the list's path: the bell's single answer, or a list's pages. */
export type Kept = Page | { readonly pages: readonly Page[] };

const changePages = (cacheEntry: Kept, change: (page: Page) => Page): Kept =>
  'pages' in cacheEntry ? { ...cacheEntry, pages: cacheEntry.pages.map((page) => change(page)) } : change(cacheEntry);

/** One item read: it keeps its place, and the bell's count drops, never below zero. */
export const withRead = (cacheEntry: Kept, id: string, at: string): Kept =>
  changePages(cacheEntry, (page) => ({
    ...page,
    unread: Math.max(0, page.unread - 1),
    items: page.items.map((item) => (item.id === id && item.read_at === null ? { ...item, read_at: at } : item)),
  }));

export const withAllRead = (cacheEntry: Kept, at: string): Kept =>
  changePages(cacheEntry, (page) => ({
    ...page,
    unread: 0,
    items: page.items.map((item) => (item.read_at === null ? { ...item, read_at: at } : item)),
  }));

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly items: Page['items'];
}

/** Grouped by what each is about; the group with the newest notification is first, over all loaded pages. */
export function grouped(pages: readonly Page[]): Group[] {
  const groups = new Map<string, Group>();
  for (const item of pages.flatMap(({ items }) => items)) {
    const known = groups.get(item.group.key);
    if (known === undefined) groups.set(item.group.key, { ...item.group, items: [item] });
    else if (!known.items.some(({ id }) => id === item.id)) known.items.push(item);
  }
  return [...groups.values()];
}
