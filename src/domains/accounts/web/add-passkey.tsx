import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { addPasskey, passkeyOptions, passkeys, twoFactor, waysToConfirm } from '../security-contract.ts';
import { makePasskey } from './passkey-browser.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

/** "Android", "Windows": the system this browser reports, as a suggested name. */
function systemName(): string {
  const { userAgent } = navigator;
  const known = [/iPhone/, /iPad/, /Android/, /Windows/, /Mac/, /Linux/]
    .map((pattern) => pattern.exec(userAgent)?.[0])
    .find((name) => name !== undefined);
  return known === undefined ? 'This device' : `My ${known}`;
}

interface AddPasskeyProps {
  onClose: () => void;
  /** Shown once, with the first passkey or app. */
  onCodes: (codes: readonly string[]) => void;
}

export function AddPasskey({ onClose, onCodes }: AddPasskeyProps) {
  const options = useCommand(passkeyOptions);
  const add = useCommand(addPasskey, { stales: [passkeys, waysToConfirm, twoFactor] });
  const save = async (name: string): Promise<void> => {
    const { options: wanted } = await options.mutateAsync({ body: {} });
    const { recovery_codes: codes } = await add.mutateAsync({ body: { name, passkey: await makePasskey(wanted) } });
    toast.success('Your passkey is ready', 'Use it the next time you sign in.');
    if (codes !== null) onCodes(codes);
  };
  return (
    <PasskeyNameForm
      title="Add a passkey"
      lead="Name it after the device or password manager that stores it. Your browser then asks for your fingerprint, face or PIN."
      name={systemName()}
      about="new"
      button="Continue"
      save={save}
      onClose={onClose}
    />
  );
}
