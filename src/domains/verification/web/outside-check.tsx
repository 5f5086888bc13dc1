import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useCommand } from '#kit/web/api.ts';
import { identityVerification, startIdentityCheck, type IdentityState } from '../identity-contract.ts';
import { holdWayBack, useWayBack } from './way-back.tsx';

/** The provider's own page, where it is configured, and back here. */
export function OutsideCheck({ state }: { state: IdentityState }) {
  const begin = useCommand(startIdentityCheck, { stales: [identityVerification] });
  const back = useWayBack();
  const isBegun = state.state === 'started' && state.checker === 'stripe';
  const leave = (url: string): void => {
    holdWayBack(back);
    location.assign(url);
  };
  return (
    <Panel
      title={isBegun ? 'Continue at Stripe' : 'Verify with Stripe in a few minutes'}
      lead={
        isBegun
          ? 'You’ve started the check. Once you finish it, the result appears here automatically.'
          : 'Take pictures of your document and your face on Stripe’s page. You usually get a result within minutes, and we never receive your pictures.'
      }
    >
      {begin.error === null ? null : <Alert tone="danger" title={begin.error.message} className="mb-5" />}
      <Button
        variant="primary"
        pending={begin.isPending}
        onClick={() => begin.mutate({}, { onSuccess: ({ url }) => leave(url) })}
      >
        {isBegun ? 'Continue at Stripe' : 'Start at Stripe'}
      </Button>
    </Panel>
  );
}
