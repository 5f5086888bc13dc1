import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';
import { AboutForm } from './about-form.tsx';
import { ClientProgress } from './client-progress.tsx';
import { CompletionMeter } from './completion-meter.tsx';
import { LanguagesForm } from './languages-form.tsx';
import { LinksForm } from './links-form.tsx';
import { CertificationSection, EducationSection, ExperienceSection } from './list-sections.tsx';
import { PictureForm } from './picture-form.tsx';
import { PortfolioSection } from './portfolio-section.tsx';
import { Section } from './section.tsx';
import { SkillsForm } from './skills-form.tsx';

/** The profile in sections, each with its own form and button. */
export function ProfileSections() {
  const role = useSession((session) => session.role);
  return (
    <>
      {isFreelancerRole(role) ? (
        <Section id="completion">
          <Panel title="Profile completion" lead="Select an item to add it. Each shows how many points it adds.">
            <CompletionMeter />
          </Panel>
        </Section>
      ) : null}
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
        <Panel
          title="Skills"
          actions={
            <LinkButton size="sm" variant="ghost" href={pathTo('select-skill')}>
              Browse all skills
            </LinkButton>
          }
          lead={isFreelancerRole(role) ? 'Clients find you by your skills.' : 'Your own skills.'}
        >
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
        <Panel title="Languages" lead="Languages people can write to you in.">
          <LanguagesForm />
        </Panel>
      </Section>
      <Section id="links">
        <Panel title="Links">
          <LinksForm />
        </Panel>
      </Section>
      <Section id="company">
        <Panel
          title="Company"
          lead={hasClientAbilities(role) ? 'Your company and industry.' : 'Only if you also hire.'}
        >
          <div className="flex flex-wrap gap-2">
            <LinkButton href={pathTo('client-bio')}>About your company</LinkButton>
            <LinkButton href={pathTo('select-industry')}>Your industries</LinkButton>
          </div>
        </Panel>
      </Section>
      {/* Last: a client who has hired needs none of it, which is known only once their record is read. */}
      {isFreelancerRole(role) ? null : (
        <Section id="completion">
          <ClientProgress />
        </Section>
      )}
    </>
  );
}
