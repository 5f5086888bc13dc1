import { passwordStrength } from '../password-strength.ts';

const WORDS = ['Too short', 'Easy to guess', 'Fair', 'Good', 'Strong'] as const;

/** How hard a password is to guess, in words; it advises and refuses nothing. */
export function PasswordMeter({ password }: { password: string }) {
  if (password === '') return null;
  const strength = passwordStrength(password);
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
      <p className="w-28 text-end text-xs text-ink-2">{WORDS[strength]}</p>
    </div>
  );
}
