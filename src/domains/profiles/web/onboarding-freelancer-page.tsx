import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { Stepper } from '#design/app/stepper.tsx';
import { GuardNote, NotNow, useSession } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { AboutStep } from './about-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { FREELANCER_STEPS, stateOfStep, type FreelancerStep } from './onboarding-progress.ts';
import { useOnboardingSteps } from './onboarding-steps.ts';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { PictureStep } from './picture-step.tsx';
import { PortfolioStep } from './portfolio-step.tsx';
import { SkillsStep } from './skills-step.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('onboarding-freelancer')) }];

const NAMES = {
  skills: 'Skills',
  about: 'About you',
  offer: 'Title and rate',
  portfolio: 'Portfolio',
  picture: 'Picture',
} as const;

/** Someone who left halfway continues where something is missing (ONB-2). */
function firstMissing(me: UserRecord | null): FreelancerStep {
  if (me === null || me.skills.length === 0) return 'skills';
  if ((me.bio ?? '').trim() === '') return 'about';
  if (me.professional_title === null || me.hourly_rate === null) return 'offer';
  if (me.portfolios.length === 0) return 'portfolio';
  return me.avatar === null ? 'picture' : 'skills';
}

/** Guard rule 8 asks for skills and a bio; the other three steps can wait (ONB-1). */
export default function OnboardingFreelancerPage() {
  const me = useSession((session) => session.me);
  // Decided once: saving a step must not turn the page automatically.
  const [resumeAt] = useState(() => firstMissing(me));
  const steps = useOnboardingSteps(FREELANCER_STEPS, resumeAt);
  const [search] = useSearchParams();
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-3xl">Set up your freelancer profile</h1>
        <p className="mt-2 text-ink-2">Add skills and a short bio before you can sell. We save everything as you go.</p>
      </div>
      <GuardNote why={search.get('why')} />
      <NotNow />
      <Stepper
        label="Steps"
        steps={FREELANCER_STEPS.map((key) => ({
          key,
          name: NAMES[key],
          state: stateOfStep(key, steps.step, me),
          href: `?step=${key}`,
        }))}
      />
      {steps.step === 'skills' ? <SkillsStep steps={steps} /> : null}
      {steps.step === 'about' ? <AboutStep steps={steps} /> : null}
      {steps.step === 'offer' ? <OfferStep steps={steps} /> : null}
      {steps.step === 'portfolio' ? <PortfolioStep steps={steps} /> : null}
      {steps.step === 'picture' ? <PictureStep steps={steps} /> : null}
    </div>
  );
}
