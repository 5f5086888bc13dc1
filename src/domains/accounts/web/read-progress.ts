import { call } from '#kit/web/api-client.ts';
import { onboardingProgress } from '../contract.ts';
import type { OnboardingProgress } from '../user-record.ts';

/** CALL-9: a progress that cannot be read counts as an unproven address and nothing filled in. */
export const NO_PROGRESS: OnboardingProgress = {
  email_verified: false,
  profile_completion_percentage: 0,
  skills: [],
  bio: null,
  industries: [],
  subindustries: [],
  company_name: null,
};

export const readProgress = (): Promise<OnboardingProgress> => call(onboardingProgress, {}).catch(() => NO_PROGRESS);
