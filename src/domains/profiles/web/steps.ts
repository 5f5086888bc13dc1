import type { useOnboardingSteps } from './onboarding-steps.ts';

/** What a step needs of the page around it. */
export type Steps = Omit<ReturnType<typeof useOnboardingSteps>, 'step' | 'goTo'>;
