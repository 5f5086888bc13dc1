import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link } from '#design/public/link.tsx';

/** The text once it did not change for a moment. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}

/** Arrow keys go through the field and the links; Enter in the field opens the first. */
export const keysThrough =
  (list: RefObject<HTMLElement | null>, openFirst: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      openFirst();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement) + step;
    stops[Math.min(Math.max(at, 0), stops.length - 1)]?.focus();
  };

interface FoundGroupProps {
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly detail: string; readonly path: string }[];
  readonly onGo: () => void;
}

export const FoundGroup = ({ title, items, onGo }: FoundGroupProps) => (
  <section aria-label={title}>
    <h3 className="label">{title}</h3>
    <ul className="mt-1 divide-y divide-line">
      {items.map((item) => (
        <li key={`${item.path} ${item.detail}`}>
          <Link href={item.path} className="block rounded-sm py-2 hover:bg-sunken" onClick={onGo}>
            <span className="block truncate font-medium">{item.title}</span>
            {item.detail === '' ? null : <span className="block truncate text-sm text-ink-2">{item.detail}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
