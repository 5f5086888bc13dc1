import { Fragment } from 'react';

/** An email address that wraps before the @ and after a dot, and inside a word only as a last resort. */
export function Address({ of, className = '' }: { of: string; className?: string }) {
  const parts = of.split(/(?=@)|(?<=\.)/);
  return (
    <span className={`wrap-break-word whitespace-normal ${className}`}>
      {parts.map((part, place) => (
        <Fragment key={`${place}-${part}`}>
          {place === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
