import { noticesOf } from '#kit/notices.ts';
import { pathTo } from '#routes';
import { textChanges } from './events.ts';
import { PAGE_WORDS } from './pages.ts';

export const contentNotices = [
  noticesOf(textChanges, ({ userId, page, number, before, effectiveAt }, say) => ({
    to: userId,
    topic: 'account',
    group: { key: `text:${page}`, title: PAGE_WORDS[page] },
    title: `${PAGE_WORDS[page]}: a new version from ${say.when(effectiveAt)}`,
    text: 'The page shows what changes. If you don’t agree, you can close your account before that date.',
    path: pathTo(page, {}, { from: String(before), to: String(number) }),
    action: 'See what changes',
    isImmediate: true,
  })),
];
