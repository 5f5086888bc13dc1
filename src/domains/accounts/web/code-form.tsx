import { useEffect, useEffectEvent, useRef, type ChangeEvent, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Button } from '#design/public/button.tsx';
import { CodeField } from '#design/public/code-field.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { toast } from '#design/public/toast-store.ts';
import { sixDigits } from '#kit/six-digits.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { useWait } from './use-wait.ts';

interface Resend {
  readonly button: string;
  readonly done: string;
  readonly failed: string;
  /** From the first code on, as the server says. */
  readonly waitSeconds: number;
  readonly send: () => Promise<{ readonly resend_in_seconds: number }>;
  readonly isPending: boolean;
}

interface CodeFormProps {
  /** The error when there are not six digits. */
  readonly missing: string;
  readonly submit: (code: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly resend: Resend;
  readonly className?: string;
  /** Above the field: why the person is here, what went wrong before. */
  readonly notes?: ReactNode;
  /** Beside the buttons. */
  readonly children?: ReactNode;
}

/** The six digits that were sent, and a button to send them again once the server allows it. */
export function CodeForm({ missing, submit, onDone, resend, className = 'mt-6', notes, children }: CodeFormProps) {
  const wait = useWait();
  const onFirstWait = useEffectEvent((seconds: number) => wait.start(seconds));
  useEffect(() => onFirstWait(resend.waitSeconds), [resend.waitSeconds]);
  // Submitted with its last digit, each code only once: the button is for trying the same one again.
  const submitted = useRef('');
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: z.object({ code: sixDigits(missing) }),
    defaults: { code: '' },
    submit: ({ code }) => {
      submitted.current = code;
      return submit(code);
    },
    onDone,
  });
  const code = field('code');
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    code.onChange(event);
    const typed = event.target.value.replaceAll(/[\s-]/g, '');
    if (/^\d{6}$/.test(typed) && typed !== submitted.current) event.target.form?.requestSubmit();
  };
  const sendAgain = (): void =>
    void resend.send().then(
      ({ resend_in_seconds: seconds }) => {
        wait.start(seconds);
        form.reset({ code: '' });
        toast.success(resend.done, 'The older code no longer works.');
      },
      (error: Error) => toast.error(resend.failed, error.message),
    );
  return (
    <form className={`grid gap-5 ${className}`} noValidate onSubmit={onSubmit}>
      {notes}
      <ErrorSummary items={problems} attempt={attempt} />
      <CodeField
        label="Code"
        hint="We check it as soon as you type the last digit."
        autoFocus
        {...code}
        onChange={onChange}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Verify
        </Button>
        <Button onClick={sendAgain} pending={resend.isPending} disabled={wait.seconds > 0}>
          {wait.seconds > 0 ? `Resend in ${wait.seconds} s` : resend.button}
        </Button>
        {children}
      </div>
    </form>
  );
}
