import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { CodeForm, refreshMe } from '#domains/accounts/web/accounts.ts';
import { confirmPhone, phoneVerification, startPhoneVerification, type PhoneState } from '../phone-contract.ts';

interface Props {
  readonly state: PhoneState;
  readonly pending: NonNullable<PhoneState['pending']>;
  readonly onChange: () => void;
}

/** The number is shown, the code can be asked for again, and the number corrected (ONB-3). */
export function PhoneCodeForm({ state, pending, onChange }: Props) {
  const confirm = useCommand(confirmPhone, { stales: [phoneVerification] });
  const start = useCommand(startPhoneVerification, { stales: [phoneVerification] });
  return (
    <Panel title="Enter the code">
      {pending.refused_because === null ? (
        <p className="text-ink-2">
          {pending.channel === 'voice' ? 'We’re calling ' : 'We texted a 6-digit code to '}
          <strong className="font-semibold whitespace-nowrap text-ink tnum">{pending.number}</strong>
          {pending.channel === 'voice' ? ' and read out a 6-digit code.' : '.'} The code works for 10 minutes.
        </p>
      ) : (
        <Alert tone="danger" title={pending.refused_because}>
          The provider didn’t accept <span className="tnum">{pending.number}</span>. Check the number, or use another
          one.
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
      <CodeForm
        className="mt-5"
        missing="Enter the 6-digit code."
        submit={(code) => confirm.mutateAsync({ body: { code } })}
        onDone={() => {
          toast.success('Your phone number is verified');
          void refreshMe();
        }}
        resend={{
          button: 'Send a new code',
          done: 'We sent you a new code',
          failed: 'We could not send a code',
          waitSeconds: state.resend_in_seconds,
          send: () =>
            start.mutateAsync({
              body: { country: state.country ?? '', number: pending.number, channel: pending.channel },
            }),
          isPending: start.isPending,
        }}
      >
        <Button variant="ghost" onClick={onChange}>
          Change number
        </Button>
      </CodeForm>
    </Panel>
  );
}
