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
      <CodeForm
        className="mt-5"
        missing="Enter the six digits of the code."
        submit={(code) => confirm.mutateAsync({ body: { code } })}
        onDone={() => {
          toast.success('Your phone number is verified');
          void refreshMe();
        }}
        resend={{
          button: 'Send a new code',
          done: 'A new code is on its way',
          failed: 'No code was sent',
          waitSeconds: state.resend_in_seconds,
          send: () => start.mutateAsync({ body: { country: state.country ?? '', number: pending.number, channel: pending.channel } }),
          isPending: start.isPending,
        }}
      >
        <Button variant="ghost" onClick={onChange}>
          Change the number
        </Button>
      </CodeForm>
    </Panel>
  );
}
