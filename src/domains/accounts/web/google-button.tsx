import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { useShownAgain } from '#kit/web/use-shown-again.ts';
import { wantedIn } from '../return-path.ts';

/** One more sign-in method, shown where the instance has it set up. */
export function GoogleButton({ isOffered }: { isOffered: boolean }) {
  const [search] = useSearchParams();
  // Drawn by the server too: a press before this script is here would be lost.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [isLeaving, setLeaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useShownAgain(() => setLeaving(false));
  if (!isOffered) return null;
  const go = (): void => {
    setLeaving(true);
    setTrouble(null);
    const leave = async (): Promise<void> => {
      const { goToGoogle } = await import('./google-trip.ts');
      await goToGoogle('sign-in', wantedIn(search));
    };
    leave().catch((error: Error) => {
      setLeaving(false);
      setTrouble(error.message);
    });
  };
  return (
    <div className="grid gap-3">
      {trouble === null ? null : <Alert tone="danger" live title={trouble} />}
      <Button wide disabled={!isReady} pending={isLeaving} onClick={go}>
        Continue with Google
      </Button>
    </div>
  );
}
