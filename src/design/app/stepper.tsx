import { StepMarker, type StepState } from '../public/docket.tsx';
import { Link } from '../public/link.tsx';

export interface StepperProps {
  label: string;
  /** Done and skipped steps with an `href` can be opened again (FRM-11). */
  steps: readonly { key: string; name: string; state: StepState; href?: string }[];
}

const WORDS: Record<StepState, string> = {
  done: 'done',
  current: 'this step',
  skipped: 'skipped',
  next: 'not done yet',
};

/** Steps with names, not dots. On phones the current name and the number of steps. */
export function Stepper({ label, steps }: StepperProps) {
  const at = steps.findIndex((step) => step.state === 'current');
  return (
    <nav aria-label={label}>
      <p className="text-sm text-ink-2 sm:hidden">
        Step {at + 1} of {steps.length}: <strong className="font-semibold text-ink">{steps[at]?.name}</strong>
      </p>
      <ol className="mt-2 flex gap-1.5 sm:mt-0 sm:flex-wrap sm:gap-x-6 sm:gap-y-2">
        {steps.map((step, index) => (
          <li key={step.key} aria-current={step.state === 'current' ? 'step' : undefined} className="max-sm:flex-1">
            <span
              aria-hidden="true"
              className={`block h-1 rounded-full sm:hidden ${step.state === 'next' || step.state === 'skipped' ? 'bg-line-strong' : step.state === 'current' ? 'bg-primary' : 'bg-success'}`}
            />
            <span className="flex min-h-9 items-center gap-2 text-md max-sm:sr-only">
              <StepMarker state={step.state} number={index + 1} />
              {step.href && (step.state === 'done' || step.state === 'skipped') ? (
                <Link
                  href={step.href}
                  className={`py-1 hover:underline ${step.state === 'done' ? 'font-medium' : 'text-ink-2'}`}
                >
                  {step.name}
                </Link>
              ) : (
                <span className={step.state === 'current' ? 'font-semibold' : 'text-ink-2'}>{step.name}</span>
              )}
              <span className="sr-only">, {WORDS[step.state]}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
