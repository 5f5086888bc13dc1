import * as z from 'zod/mini';
import { useEffect, useEffectEvent } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { refreshMe, useWait } from '#domains/accounts/web/accounts.ts';
import { confirmPhone, phoneVerification, startPhoneVerification } from '../phone-contract.ts';
import type { PhoneState } from './phone-page.tsx';

const CODE = /^\d{6}$/;
const bare = (code: string): string => code.replaceAll(/[\s-]/g, '');
const schema = z.object({ code: z.string().check(z.refine((code) => CODE.test(bare(code)), 'Enter the six digits of the code.')) });

interface Props {
  readonly state: PhoneState;
  readonly pending: NonNullable<PhoneState['pending']>;
  readonly onChange: () => void;
}

/** The number is shown, the code can be asked for again, and the number corrected (ONB-3). */
export function PhoneCodeForm({ state, pending, onChange }: Props) {
  const confirm = useCommand(confirmPhone, { stales: [phoneVerification] });
  const start = useCommand(startPhoneVerification, { stales: [phoneVerification] });
  const wait = useWait();
  const onWait = useEffectEvent((seconds: number) => wait.start(seconds));
  useEffect(() => onWait(state.resend_in_seconds), [state.resend_in_seconds]);
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { code: '' },
    submit: ({ code }) => confirm.mutateAsync({ body: { code: bare(code) } }),
    onDone: () => {
      toast.success('Your phone number is verified');
      void refreshMe();
    },
  });
  const again = (): void =>
    start.mutate(
      { body: { country: state.country ?? '', number: pending.number, channel: pending.channel } },
      {
        onSuccess: () => {
          form.reset({ code: '' });
          toast.success('A new code is on its way', 'The older code no longer works.');
        },
        onError: (error) => toast.error('No code was sent', error.message),
      },
    );
  return (
    <Panel title="Enter the code">
      {pending.refused_because === null ? (
        <p className="text-ink-2">
          {pending.channel === 'voice' ? 'We call ' : 'We sent a text message with six digits to '}
          <strong className="font-semibold whitespace-nowrap text-ink tnum">{pending.number}</strong>
          {pending.channel === 'voice' ? ' and read six digits aloud.' : '.'} The code works for 10 minutes.
        </p>
      ) : (
        <Alert tone="danger" title={pending.refused_because}>
          The provider did not take <span className="tnum">{pending.number}</span>. Check the number, or use another one.
        </Alert>
      )}
      {state.outbox === null ? null : (
        <Alert tone="info" title="This demo sends no text messages" className="mt-5">
          They wait in the{' '}
          <a href={state.outbox} target="_blank" rel="noreferrer" className="link">
            demo outbox
          </a>
          , which only this machine can open.
        </Alert>
      )}
      <form className="mt-5 grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" className="max-w-48" {...field('code')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Verify
          </Button>
          <Button onClick={again} pending={start.isPending} disabled={wait.seconds > 0}>
            {wait.seconds > 0 ? `Send again in ${wait.seconds} s` : 'Send a new code'}
          </Button>
          <Button variant="ghost" onClick={onChange}>
            Change the number
          </Button>
        </div>
      </form>
    </Panel>
  );
}
