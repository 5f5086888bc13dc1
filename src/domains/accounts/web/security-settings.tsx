import { Panel } from '#design/public/panel.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/**
 * The security part of the settings, for any page behind sign-in. `#security` and each panel's own anchor lead here.
 */
export function SecuritySettings({ isStaff = false }: { isStaff?: boolean }) {
  return (
    <div id="security" className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4">
      <div id="security-password" className="scroll-mt-6">
        <Panel title="Password">
          <PasswordSection isInPlace={isStaff} />
        </Panel>
      </div>
      <div id="security-two-factor" className="scroll-mt-6">
        <Panel title="Two-factor authentication">
          <TwoFactorSection />
        </Panel>
      </div>
      <div id="security-passkeys" className="scroll-mt-6">
        <Panel title="Passkeys">
          <PasskeysSection />
        </Panel>
      </div>
      <div id="security-sessions" className="scroll-mt-6">
        <Panel title="Where you are signed in">
          <SessionsSection />
        </Panel>
      </div>
    </div>
  );
}
