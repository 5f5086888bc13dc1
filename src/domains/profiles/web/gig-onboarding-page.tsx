import type { MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import OnboardingFreelancerPage from './onboarding-freelancer-page.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('gig-onboarding')) }];

/** The same steps in the default layout (SCN-7), with the same width. */
export default function GigOnboardingPage() {
  return (
    <div className="max-w-[37rem]">
      <OnboardingFreelancerPage />
    </div>
  );
}
