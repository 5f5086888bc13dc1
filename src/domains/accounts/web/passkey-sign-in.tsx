import { useEffect, useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { KeyRound } from '#design/public/glyphs.tsx';

/** No address to type: the passkey identifies its owner. */
export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const [isPossible, setPossible] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => setPossible('PublicKeyCredential' in window), []);
  if (!isPossible) return null;

  const press = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await (await import('./passkey-enter.ts')).enterWithPasskey();
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
