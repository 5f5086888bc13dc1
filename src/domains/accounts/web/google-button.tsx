import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { call } from '#kit/web/api-client.ts';
import { useShownAgain } from '#kit/web/use-shown-again.ts';
import { googleOffered } from '../google-contract.ts';
import { safeReturnTo } from '../guard.ts';
import { goToGoogle } from './google-trip.ts';

/** One more way in, shown where the instance has it set up. */
export function GoogleButton() {
  const [search] = useSearchParams();
  const [isOffered, setOffered] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer there is simply no button.
    call(googleOffered, {}).then(
      ({ offered }) => setOffered(offered),
      () => null,
    );
  }, []);
  useShownAgain(() => setLeaving(false));
  if (!isOffered) return null;
  const go = (): void => {
    setLeaving(true);
    setTrouble(null);
    goToGoogle('sign-in', safeReturnTo(search.get('return_to'))).catch((error: Error) => {
      setLeaving(false);
      setTrouble(error.message);
    });
  };
  return (
    <div className="grid gap-3">
      {trouble === null ? null : <Alert tone="danger" live title={trouble} />}
      <Button wide pending={isLeaving} onClick={go}>
        Continue with Google
      </Button>
    </div>
  );
}
