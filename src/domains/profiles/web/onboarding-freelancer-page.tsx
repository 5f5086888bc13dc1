import type { MetaFunction } from 'react-router';
import { useSearchParams } from 'react-router';
import { Stepper } from '#design/app/stepper.tsx';
import { GuardNote } from '#domains/accounts/web/accounts.ts';
import { AboutStep } from './about-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { useOnboardingSteps } from './onboarding-steps.ts';
import { PictureStep } from './picture-step.tsx';
import { SkillsStep } from './skills-step.tsx';

export const meta: MetaFunction = () => [{ title: 'Set up your freelancer profile · Docket' }];

const STEPS = ['skills', 'about', 'offer', 'picture'] as const;
const NAMES = { skills: 'Skills', about: 'About you', offer: 'Title and rate', picture: 'Picture' } as const;

/** Guard rule 8 asks for skills and a bio; the other two steps can wait (ONB-1). */
export default function OnboardingFreelancerPage() {
  const steps = useOnboardingSteps(STEPS);
  const [search] = useSearchParams();
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-3xl">Set up your freelancer profile</h1>
        <p className="mt-2 text-ink-2">Skills and a short bio are needed before you can sell. Everything is saved as you go.</p>
      </div>
      <GuardNote why={search.get('why')} />
      <Stepper
        label="Steps"
        steps={STEPS.map((key, index) => ({ key, name: NAMES[key], state: index < steps.index ? 'done' : index === steps.index ? 'current' : 'next' }))}
      />
      {steps.step === 'skills' ? <SkillsStep steps={steps} /> : null}
      {steps.step === 'about' ? <AboutStep steps={steps} /> : null}
      {steps.step === 'offer' ? <OfferStep steps={steps} /> : null}
      {steps.step === 'picture' ? <PictureStep steps={steps} /> : null}
    </div>
  );
}
