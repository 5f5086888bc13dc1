import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { renewRecoveryCodes, twoFactor } from '../security-contract.ts';
import { CodesLeft } from './codes-left.tsx';

/** Where there is no app, whose section shows them: a lost device must not lock its owner out of money and settings. */
export function PasskeyRecoveryCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const state = useRead(twoFactor, {});
  const renew = useCommand(renewRecoveryCodes, { stales: [twoFactor] });
  if (state.data === undefined || state.data.enabled) return null;
  const press = (): void =>
    renew.mutate(
      { body: {} },
      {
        onSuccess: (data) => onCodes(data.recovery_codes),
        onError: (error) => toast.error('Could not create codes', error.message),
      },
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">
        We ask for your passkey when you change security, money or address settings. If you lose it, use a recovery
        code.
      </p>
      <CodesLeft left={state.data.recovery_codes_left} />
      <Button pending={renew.isPending} onClick={press}>
        New recovery codes
      </Button>
    </div>
  );
}
