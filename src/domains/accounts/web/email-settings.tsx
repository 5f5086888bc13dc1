import { Panel } from '#design/public/panel.tsx';
import { EmailSection } from './email-section.tsx';

/** In the settings: the address one signs in with. */
export const EmailSettings = () => (
  <div id="security-email" className="scroll-mt-6">
    <Panel title="Email address">
      <EmailSection />
    </Panel>
  </div>
);
