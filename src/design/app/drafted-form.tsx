import type { FormEvent, ReactNode, RefCallback } from 'react';
import { Button } from '../public/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../public/error-summary.tsx';
import { DraftLine, type DraftOnScreen } from './draft-line.tsx';

interface DraftedFormProps {
  readonly problems: ErrorSummaryProps['items'];
  readonly attempt: number;
  readonly isSubmitting: boolean;
  readonly draft: DraftOnScreen;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly submitLabel?: ReactNode;
  /** As wide as lines are read, where the page is wider. */
  readonly isNarrow?: boolean;
  /** The row of its button. */
  readonly actRef?: RefCallback<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/**
 * A form whose text is kept, as `useContractForm` gives it: what is wrong on top, its button and its draft at the end.
 */
export const DraftedForm = ({
  problems,
  attempt,
  isSubmitting,
  draft,
  onSubmit,
  submitLabel = 'Save',
  isNarrow = false,
  actRef,
  children,
}: DraftedFormProps) => (
  <form className={`grid gap-5 ${isNarrow ? 'max-w-form' : ''}`} noValidate onSubmit={onSubmit}>
    <ErrorSummary items={problems} attempt={attempt} />
    {children}
    <div ref={actRef} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {submitLabel}
      </Button>
      <DraftLine of={draft} />
    </div>
  </form>
);
