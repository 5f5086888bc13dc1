import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeReturnTo } from '#domains/accounts/guard.ts';
import { dashboardOf } from '#domains/accounts/paths.ts';
import { takeRecord, useSession } from '#domains/accounts/web/accounts.ts';
import { toast } from '#design/public/toast-store.ts';
import type { CallInput } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { updateProfile } from '../contract.ts';

export type ProfileFields = CallInput<typeof updateProfile>['body'];

/** Saves a step's fields at once, so that leaving loses nothing (FRM-11), and knows the way on. */
export function useOnboardingSteps<Step extends string>(steps: readonly Step[]) {
  const [step, setStep] = useState<Step>(steps[0] as Step);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const index = steps.indexOf(step);

  const finish = (): void => {
    toast.success('Your account is set up');
    void navigate(safeReturnTo(search.get('return_to')) ?? dashboardOf(useSession.getState().role), { replace: true });
  };
  return {
    step,
    index,
    goTo: setStep,
    save: async (fields: ProfileFields) => takeRecord(await call(updateProfile, { body: fields })),
    back: () => setStep(steps[index - 1] ?? step),
    next: () => {
      const following = steps[index + 1];
      if (following === undefined) finish();
      else setStep(following);
    },
    isLast: index === steps.length - 1,
  };
}
