import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { firstShown } from './first-shown.ts';

/** A page that is loaded in parts shows what a command changed a little after it. */
const AFTER_MS = 3_000;

const isInView = (element: Element): boolean => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
};

/**
 * After a command of the reader the page goes to what it changed, if that is out of sight: each key names an element of
 * the page, each value is what it shows. News of the other side moves nothing.
 */
export function useGoToChange(parts: Readonly<Record<string, string>>): void {
  const isActing = useIsMutating({ predicate: ({ meta }) => meta?.['isMark'] !== true }) > 0;
  const actedAt = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(parts);
  useEffect(() => {
    if (!isActing) return;
    return () => {
      actedAt.current = performance.now();
    };
  }, [isActing]);
  const all = JSON.stringify(parts);
  useEffect(() => {
    const now = JSON.parse(all) as typeof parts;
    const last = before.current;
    before.current = now;
    if (!isActing && performance.now() - actedAt.current > AFTER_MS) return;
    const element = firstShown(last, now, (name) => document.querySelector<HTMLElement>(`#${name}`));
    if (element === null) return;
    if (!isInView(element)) element.scrollIntoView({ block: 'start' });
    // What was pressed is gone: the keyboard goes on from what came instead.
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
    // Whether the reader acts is asked when something changed, not the other way round.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [all]);
}
