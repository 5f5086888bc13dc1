import type { FormEvent, FocusEventHandler, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { withSearch } from '../with-search.ts';

/**
 * A plain GET form that works without script; with it, empty fields stay out of the address and nothing reloads. The
 * router's own form also sends changes, which our calls do: every page would carry that.
 */
export function CleanForm({
  action,
  label,
  className,
  onBlur,
  children,
}: {
  action: string;
  label?: string;
  className?: string;
  onBlur?: FocusEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') search.append(name, value.trim());
    void navigate(withSearch(action, search));
  };
  return (
    <form action={action} method="get" aria-label={label} onSubmit={send} onBlur={onBlur} className={className}>
      {children}
    </form>
  );
}

/** Values of other controls that this form must not lose. */
export const Keep = ({ values }: { values: Readonly<Record<string, string | undefined>> }) =>
  Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
