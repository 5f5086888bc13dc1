import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { DraftLine, type DraftOnScreen } from '#design/app/draft-line.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary, type SummaryItem } from '#design/public/error-summary.tsx';

interface StepFrameProps {
  title: string;
  lead: string;
  problems: readonly SummaryItem[];
  attempt: number;
  isSubmitting: boolean;
  submitLabel: string;
  draft?: DraftOnScreen;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onBack?: (() => void) | undefined;
  /** Only steps that block nothing may be skipped (ONB-1). */
  onSkip?: (() => void) | undefined;
  children: ReactNode;
}

/** One step: its heading takes the focus, errors are on top, Back and Continue at the end. */
export function StepFrame({
  title,
  lead,
  problems,
  attempt,
  isSubmitting,
  submitLabel,
  draft,
  onSubmit,
  onBack,
  onSkip,
  children,
}: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <form className="grid gap-6" noValidate onSubmit={onSubmit}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-2">{lead}</p>
      </div>
      <ErrorSummary items={problems} attempt={attempt} />
      {children}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        {onBack ? <Button onClick={onBack}>Back</Button> : null}
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {submitLabel}
        </Button>
        {onSkip ? (
          <Button variant="ghost" onClick={onSkip}>
            Skip for now
          </Button>
        ) : null}
        {draft ? <DraftLine of={draft} /> : null}
      </div>
    </form>
  );
}
