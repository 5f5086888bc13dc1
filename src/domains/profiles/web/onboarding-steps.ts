import { useNavigate, useSearchParams } from 'react-router';
import { homeOf } from '#domains/accounts/paths.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { standingOf, useSession } from '#domains/accounts/web/accounts.ts';
import { toast } from '#design/public/toast-store.ts';
import { saveFields } from './save-profile.ts';

/**
 * Saves a step's fields immediately, so that leaving loses nothing (FRM-11), and knows the next step. The step is in
 * the address: Back goes back, a reload stays. Without one it starts at `resumeAt`, the first step with something
 * missing.
 */
export function useOnboardingSteps<Step extends string>(steps: readonly Step[], resumeAt: Step) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const step = steps.find((step) => step === search.get('step')) ?? resumeAt;
  const setStep = (to: Step): void =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('step', to);
      return next;
    });
  const index = steps.indexOf(step);

  const finish = (): void => {
    toast.success('Your account is set up');
    void navigate(wantedIn(search) ?? homeOf(standingOf(useSession.getState())), { replace: true });
  };
  return {
    step,
    index,
    goTo: setStep,
    save: saveFields,
    back: () => setStep(steps[index - 1] ?? step),
    next: () => {
      const following = steps[index + 1];
      if (following === undefined) finish();
      else setStep(following);
    },
    isLast: index === steps.length - 1,
  };
}
