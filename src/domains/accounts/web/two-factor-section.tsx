import { useState } from 'react';
import { ReadState } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand, useRead } from '#kit/web/api.ts';
import { renewRecoveryCodes, startTwoFactor, twoFactor } from '../security-contract.ts';
import { AboutAndButton } from './about-and-button.tsx';
import { CodesLeft } from './codes-left.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { TurnTwoFactorOff } from './turn-two-factor-off.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

const ABOUT =
  'After your password, we ask for a code from an app on your phone. A stolen password alone can’t open your account.';

export function TwoFactorSection() {
  const state = useRead(twoFactor, {});
  const start = useCommand(startTwoFactor);
  const renew = useCommand(renewRecoveryCodes, { stales: [twoFactor] });
  const [setUp, setSetUp] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isTurningOff, setTurningOff] = useState(false);
  const failed = (error: Error) => toast.error('Something went wrong', error.message);

  return (
    <ReadState read={state} what="Two-factor authentication" skeleton={<AboutAndButton about={ABOUT} />}>
      {({ enabled, enabled_at: since, recovery_codes_left: left }) => (
        <div className="grid justify-items-start gap-4">
          {enabled ? (
            <>
              <p className="flex flex-wrap items-center gap-2.5">
                <Chip tone="success">On</Chip>
                {since === null ? null : (
                  <span className="text-ink-2">
                    since <When at={since} />
                  </span>
                )}
              </p>
              <CodesLeft left={left} />
              <div className="flex flex-wrap gap-2">
                <Button
                  pending={renew.isPending}
                  onClick={() =>
                    renew.mutate({ body: {} }, { onSuccess: (data) => setCodes(data.recovery_codes), onError: failed })
                  }
                >
                  New recovery codes
                </Button>
                <Button variant="ghost" onClick={() => setTurningOff(true)}>
                  Turn off
                </Button>
              </div>
            </>
          ) : (
            <>
              <p className="text-ink-2">{ABOUT}</p>
              <Button
                variant="primary"
                pending={start.isPending}
                onClick={() => start.mutate({ body: {} }, { onSuccess: setSetUp, onError: failed })}
              >
                Turn on
              </Button>
            </>
          )}
          {setUp === null ? null : <TwoFactorSetUp {...setUp} onClose={() => setSetUp(null)} />}
          {isTurningOff ? <TurnTwoFactorOff onClose={() => setTurningOff(false)} /> : null}
          {codes === null ? null : <NewRecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
        </div>
      )}
    </ReadState>
  );
}
