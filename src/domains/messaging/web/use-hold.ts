import { useEffect, useRef, type MouseEvent, type TouchEvent } from 'react';
import type { Point } from '#design/app/context-menu.tsx';

const HOLD_MS = 450;
/** A finger that moves more scrolls. */
const STILL_PX = 10;

interface Touch {
  readonly timer: number;
  readonly x: number;
  readonly y: number;
  isHeld: boolean;
}

/** Where the pointer was, or null for a finger. */
export type OnHold = (at: Point | null) => void;

/**
 * What a finger held on something does, and the second button of a mouse or the menu key. Buttons elsewhere do the
 * same.
 */
export function useHold(onHold: OnHold | undefined) {
  const touch = useRef<Touch | null>(null);
  const end = (): void => {
    if (touch.current !== null) clearTimeout(touch.current.timer);
    touch.current = null;
  };
  useEffect(() => end, []);
  if (onHold === undefined) return {};
  const onTouchStart = ({ touches }: TouchEvent): void => {
    end();
    const finger = touches[0];
    if (finger === undefined || touches.length > 1) return;
    const timer = window.setTimeout(() => {
      if (touch.current === null) return;
      touch.current.isHeld = true;
      onHold(null);
    }, HOLD_MS);
    touch.current = { timer, x: finger.clientX, y: finger.clientY, isHeld: false };
  };
  const onTouchMove = ({ touches }: TouchEvent): void => {
    const [at, finger] = [touch.current, touches[0]];
    if (at === null || at.isHeld || finger === undefined) return;
    if (Math.abs(finger.clientX - at.x) > STILL_PX || Math.abs(finger.clientY - at.y) > STILL_PX) end();
  };
  const onTouchEnd = (event: TouchEvent): void => {
    // No press on what is under the finger, or on what opened above it.
    if (touch.current?.isHeld === true && event.cancelable) event.preventDefault();
    end();
  };
  const onContextMenu = (event: MouseEvent): void => {
    // The browser’s own menu of a held finger.
    if (touch.current !== null) {
      event.preventDefault();
      return;
    }
    const { target, currentTarget } = event;
    const inside = target instanceof Element ? target.closest('a, img') : null;
    // The browser’s menu for what is selected, links and pictures copies, opens and saves them.
    if ((inside !== null && inside !== currentTarget) || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    onHold({ x: event.clientX, y: event.clientY });
  };
  return { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: end, onContextMenu };
}
