import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { call } from '#kit/web/api-client.ts';
import { passkeySignIn, passkeySignInOptions } from '../entrance-contract.ts';
import { knowsPasskeys, signWithPasskey } from './passkey-browser.ts';
import { enter } from './session.ts';

/** No address to type: the passkey says whose it is. */
export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const [isPossible, setPossible] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => setPossible(knowsPasskeys()), []);
  if (!isPossible) return null;

  const press = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { options } = await call(passkeySignInOptions, { body: {} });
      await enter(await call(passkeySignIn, { body: { passkey: await signWithPasskey(options) } }));
      onDone();
    } catch (error) {
      setTrouble((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <Button icon={KeyRound} wide pending={busy} onClick={() => void press()}>
        Use a passkey
      </Button>
      {trouble === null ? null : <Alert tone="danger" live title={trouble} />}
    </div>
  );
}
