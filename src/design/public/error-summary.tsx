import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';

export interface SummaryItem {
  /** Id of the field; none for a problem of the whole form. */
  fieldId?: string | undefined;
  /** Where the field is, when that is not here: the next step of several. */
  href?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  items: readonly SummaryItem[];
  title?: string | undefined;
  /** Changes with each failed attempt, so that the focus returns every time. */
  attempt?: number | undefined;
}

const LINE = 'inline-block min-h-6 font-medium text-danger underline underline-offset-3';

/** At the top of a form that was not accepted. Takes the focus, links to each field, marks the page's title. */
export function ErrorSummary({ items, title = 'There is a problem', attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = items.length > 0;
  useEffect(() => {
    if (!shown) return;
    box.current?.focus();
    const before = document.title;
    if (!before.startsWith('Error: ')) document.title = `Error: ${before}`;
    return () => {
      if (document.title === `Error: ${before}`) document.title = before;
    };
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md border-2 border-danger bg-surface p-4">
      <h2 className="title">{title}</h2>
      <ul className="mt-2 grid gap-1 text-md">
        {items.map((item) => (
          <li key={`${item.href ?? item.fieldId ?? ''}${item.message}`}>
            {item.href ? (
              <Link href={item.href} className={LINE}>
                {item.message}
              </Link>
            ) : item.fieldId ? (
              <a
                href={`#${item.fieldId}`}
                className={LINE}
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(item.fieldId ?? '');
                  field?.scrollIntoView({ block: 'center' });
                  field?.focus({ preventScroll: true });
                }}
              >
                {item.message}
              </a>
            ) : (
              <span className="font-medium text-danger">{item.message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
