import { useEffect, useState } from 'react';

const WORDS = ['Too short', 'Easy to guess', 'Fair', 'Good', 'Strong'] as const;

/** How hard a password is to guess, in words. It only advises. */
export function PasswordMeter({ password }: { password: string }) {
  const [judged, setJudged] = useState<((password: string) => number) | null>(null);
  const isTyped = password !== '';
  useEffect(() => {
    // It advises only: where its words do not come, nothing is missing.
    if (isTyped)
      import('../password-strength.ts')
        .then(({ passwordStrength }) => setJudged(() => passwordStrength))
        .catch(() => null);
  }, [isTyped]);
  if (!isTyped) return null;
  const strength = judged?.(password) ?? 0;
  return (
    <div className="flex items-center gap-3" aria-live="polite">
      <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full ${step <= strength ? (strength < 2 ? 'bg-danger' : strength < 3 ? 'bg-warning' : 'bg-success') : 'bg-hover'}`}
          />
        ))}
      </div>
      <p className="w-28 text-end text-xs text-ink-2">{judged === null ? '' : WORDS[strength]}</p>
    </div>
  );
}
