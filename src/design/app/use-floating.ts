import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { besideOf, EDGE, LIST_LEAST } from './beside-of.ts';

interface Floating {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** Which edges line up; a list is as wide as its field. */
  readonly align: 'start' | 'end' | 'stretch';
  /**
   * Called for a press outside, Escape, or when the focus moves elsewhere. With `isBack` the focus returns to the
   * anchor.
   */
  readonly onClose: (isBack: boolean) => void;
}

/** Above a field is above its label and hint: a list covers neither. */
const labelTop = (anchor: HTMLElement): number =>
  anchor.querySelector('input')?.labels?.[0]?.getBoundingClientRect().top ?? Infinity;

function place(anchor: HTMLElement, panel: HTMLElement, align: Floating['align']): void {
  const at = anchor.getBoundingClientRect();
  if (align === 'stretch') panel.style.minWidth = `${at.width}px`;
  const { clientWidth, clientHeight } = document.documentElement;
  // A phone's keyboard lies over the page and makes only this smaller.
  const seen = visualViewport ?? { offsetTop: 0, height: clientHeight };
  const whole = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  const inSight = { top: seen.offsetTop, bottom: Math.min(seen.offsetTop + seen.height, clientHeight) };
  const field = { top: Math.min(at.top, labelTop(anchor)), bottom: at.bottom };
  const { top, room } = besideOf(field, whole, inSight, align === 'stretch' ? LIST_LEAST : undefined);
  panel.style.maxHeight = `${room}px`;
  panel.style.top = `${top}px`;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const atRight = (align === 'end') !== isRightToLeft;
  const left = atRight ? at.right - panel.offsetWidth : at.left;
  panel.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - panel.offsetWidth - EDGE))}px`;
}

/** A panel of the browser's top layer beside what opened it: menus, lists of choices, explanations. */
export function useFloating({ anchor, panel, isOpen, align, onClose }: Floating): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const { current: from } = anchor;
    const { current: shown } = panel;
    if (!isOpen || from === null || shown === null) return;
    shown.showPopover();
    const put = (): void => place(from, shown, align);
    put();
    const resized = new ResizeObserver(put);
    resized.observe(shown);
    addEventListener('resize', put);
    visualViewport?.addEventListener('resize', put);
    visualViewport?.addEventListener('scroll', put);
    document.addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      removeEventListener('resize', put);
      visualViewport?.removeEventListener('resize', put);
      visualViewport?.removeEventListener('scroll', put);
      document.removeEventListener('scroll', put, { capture: true });
    };
  }, [isOpen, align, anchor, panel]);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (anchor.current?.contains(target) === true || panel.current?.contains(target) === true);
    const onPress = (event: Event): void => (isInside(event.target) ? undefined : close(false));
    const onFocus = onPress;
    // In the capture phase: Escape closes the list, not the dialog it is in.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close(true);
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onFocus, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onFocus, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen, anchor, panel]);
}
