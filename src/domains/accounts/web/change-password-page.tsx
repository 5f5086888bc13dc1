import type { MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { pathTo } from '#routes';
import { PasswordSection } from './password-section.tsx';
import { SettingsTrail } from './settings-trail.tsx';

/** Two addresses lead here (SCN-9); this is the one it goes by. */
export const meta: MetaFunction = () => [{ title: 'Change password · Docket' }, { tagName: 'link', rel: 'canonical', href: pathTo('change-password') }];

export default function ChangePasswordPage() {
  return (
    <>
      <PageHeader
        title="Change password"
        lead="Afterwards you stay signed in here, and are signed out everywhere else."
        above={<SettingsTrail part="security-password" current="Change password" />}
      />
      <Panel className="max-w-form">
        <PasswordSection />
      </Panel>
    </>
  );
}
