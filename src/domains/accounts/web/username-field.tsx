import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '#design/public/field.tsx';
import type { UsernameVerdict } from './check-username.ts';

const TYPING_PAUSE_MS = 400;

type UsernameFieldProps = Omit<TextFieldProps, 'label' | 'value'> & {
  value: string;
  onChoose: (username: string) => void;
};

/** Checked while typing, after a pause; a taken name comes with suggestions to press. */
export function UsernameField({ value, onChoose, error, ...rest }: UsernameFieldProps) {
  const [verdict, setVerdict] = useState<UsernameVerdict | null>(null);
  const typed = value.trim();
  useEffect(() => {
    if (typed === '') return setVerdict(null);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const ask = async () => (await import('./check-username.ts')).judgeUsername(typed, stop.signal);
      ask().then(setVerdict, () => setVerdict(null));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  return (
    <div className="grid gap-2">
      <TextField
        label="Username"
        optional
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="Used in the address of your public profile. If you leave this empty, we create one from your name."
        error={error}
        {...rest}
      />
      {verdict === null ? null : (
        <div aria-live="polite" className="text-sm">
          <p className={verdict.available ? 'text-success' : 'text-danger'}>{verdict.message}</p>
          {verdict.suggestions.length > 0 && !verdict.available ? (
            <p className="mt-1.5 flex flex-wrap items-center gap-2 text-ink-2">
              Free:
              {verdict.suggestions.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="chip border border-line bg-surface hover:border-line-strong"
                  onClick={() => onChoose(name)}
                >
                  {name}
                </button>
              ))}
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
}
