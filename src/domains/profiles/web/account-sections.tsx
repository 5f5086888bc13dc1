import { Panel } from '#design/public/panel.tsx';
import { PersonalForm } from './personal-form.tsx';
import { PlaceForm } from './place-form.tsx';
import { PrivacyForm } from './privacy-form.tsx';
import { Section } from './section.tsx';

/** What the account knows of a person beside what it shows. */
export const AccountSections = () => (
  <>
    <Section id="personal">
      <Panel title="Phone and personal" lead="Private. No one else sees it unless you choose so under Privacy.">
        <PersonalForm />
      </Panel>
    </Section>
    <Section id="place">
      <Panel title="Place and time">
        <PlaceForm />
      </Panel>
    </Section>
  </>
);

export const PrivacySection = () => (
  <Section id="privacy">
    <Panel title="Privacy" lead="Choose who can see each part of your public profile.">
      <PrivacyForm />
    </Panel>
  </Section>
);
