import type { KeyboardEvent } from 'react';

/** Where a letter is text, not a command. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Keys of a list or panel, by `event.key`: `{ j: next, k: previous }`. They work only while the focus is inside, so
 * that they disturb neither text fields nor people who speak to their computer (WCAG 2.1.4).
 */
export function keysOf(actions: Readonly<Record<string, () => void>>) {
  return (event: KeyboardEvent): void => {
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    action();
  };
}

/** What no one chose: the page itself, or its heading, where the focus goes after a navigation (KEY-4). */
const isFree = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.tagName === 'H1';

/**
 * For a screen that is worked by keys: its list has the focus from the start, unless the reader already uses something
 * else, or a finger.
 */
export function takeFreeFocus(list: HTMLElement | null): void {
  if (isFree(document.activeElement) && matchMedia('(hover: hover)').matches) list?.focus({ preventScroll: true });
}
