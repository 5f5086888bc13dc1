import { useEffect, useState, type RefObject } from 'react';
import type { ConversationPage } from '../contract.ts';
import { GLANCE_MS, useMarkRead } from './use-mark-read.ts';

/**
 * What is new counts as read once the foot of it was in view for a moment, on a page that shows one thread of a
 * conversation: only where everything unread is in this thread, because a conversation is read up to one place.
 */
export function useSeen(region: RefObject<Element | null>, page: ConversationPage, unreadHere: number): void {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (region.current === null) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true), { threshold: 0.5 });
    watch.observe(region.current);
    return () => watch.disconnect();
  }, [region]);
  useMarkRead(
    page,
    region,
    isInView && !page.is_marked_unread && page.unread > 0 && page.unread === unreadHere,
    GLANCE_MS,
  );
}
