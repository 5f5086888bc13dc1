import type { FormEvent, ReactNode } from 'react';
import { DraftLine, type DraftOnScreen } from '#design/app/draft-line.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary, type SummaryItem } from '#design/public/error-summary.tsx';

interface SectionFormProps {
  problems: readonly SummaryItem[];
  attempt: number;
  isSubmitting: boolean;
  draft: DraftOnScreen;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  submitLabel?: string;
  children: ReactNode;
}

/** One section's form: what is wrong on top, its own button at the end. */
export const SectionForm = ({ problems, attempt, isSubmitting, draft, onSubmit, submitLabel = 'Save', children }: SectionFormProps) => (
  <form className="grid gap-5" noValidate onSubmit={onSubmit}>
    <ErrorSummary items={problems} attempt={attempt} />
    {children}
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {submitLabel}
      </Button>
      <DraftLine of={draft} />
    </div>
  </form>
);
