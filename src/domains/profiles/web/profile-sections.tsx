import type { ReactNode } from 'react';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';
import { AboutForm } from './about-form.tsx';
import { CompletionMeter } from './completion-meter.tsx';
import { LanguagesForm } from './languages-form.tsx';
import { LinksForm } from './links-form.tsx';
import { CertificationSection, EducationSection, ExperienceSection } from './list-sections.tsx';
import { PersonalForm } from './personal-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { PlaceForm } from './place-form.tsx';
import { PortfolioSection } from './portfolio-section.tsx';
import { PrivacyForm } from './privacy-form.tsx';
import { SkillsForm } from './skills-form.tsx';

/** Anchors of this part of the settings, in their order on the page. */
export const SECTIONS = [
  ['completion', 'Completion'],
  ['picture', 'Picture'],
  ['about', 'About you'],
  ['skills', 'Skills'],
  ['portfolio', 'Portfolio'],
  ['experience', 'Experience'],
  ['education', 'Education'],
  ['certifications', 'Certifications'],
  ['languages', 'Languages'],
  ['place', 'Place and time'],
  ['personal', 'Phone and personal'],
  ['links', 'Links'],
  ['company', 'Company'],
  ['privacy', 'Privacy'],
] as const;

export const Section = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className="scroll-mt-6">
    {children}
  </div>
);

/** Everything somebody says of themselves, each part with its own form and button. */
export function ProfileSections() {
  const role = useSession((session) => session.role);
  return (
    <>
      <Section id="completion">
        <Panel title="How complete your profile is" lead="Each part says what it is worth and leads to where it is filled in.">
          <CompletionMeter />
        </Panel>
      </Section>
      <Section id="picture">
        <Panel title="Picture">
          <PictureForm />
        </Panel>
      </Section>
      <Section id="about">
        <Panel title="About you">
          <AboutForm />
        </Panel>
      </Section>
      <Section id="skills">
        <Panel title="Skills" lead={isFreelancerRole(role) ? 'Clients and search find you by these.' : 'What you can do yourself.'}>
          <SkillsForm draft="profile-skills" />
        </Panel>
      </Section>
      <Section id="portfolio">
        <PortfolioSection />
      </Section>
      <Section id="experience">
        <ExperienceSection />
      </Section>
      <Section id="education">
        <EducationSection />
      </Section>
      <Section id="certifications">
        <CertificationSection />
      </Section>
      <Section id="languages">
        <Panel title="Languages" lead="Which ones people may write to you in.">
          <LanguagesForm />
        </Panel>
      </Section>
      <Section id="place">
        <Panel title="Place and time">
          <PlaceForm />
        </Panel>
      </Section>
      <Section id="personal">
        <Panel title="Phone and personal" lead="For your account; nobody else sees it unless you say so under Privacy.">
          <PersonalForm />
        </Panel>
      </Section>
      <Section id="links">
        <Panel title="Links">
          <LinksForm />
        </Panel>
      </Section>
      <Section id="company">
        <Panel title="Company" lead={hasClientAbilities(role) ? 'Who hires, and in which business.' : 'Only if you hire as well.'}>
          <div className="flex flex-wrap gap-2">
            <LinkButton href={pathTo('client-bio')}>About your company</LinkButton>
            <LinkButton href={pathTo('select-industry')}>Your industries</LinkButton>
          </div>
        </Panel>
      </Section>
      <Section id="privacy">
        <Panel title="Privacy" lead="Who sees which part of your public profile.">
          <PrivacyForm />
        </Panel>
      </Section>
    </>
  );
}
