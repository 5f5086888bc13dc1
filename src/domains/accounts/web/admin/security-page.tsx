import type { MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { EmailSettings } from '../email-settings.tsx';
import { SecuritySettings } from '../security-settings.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-security')) }];

/** An operator's account has no profile settings, so its security settings are here. */
export default function AdminSecurityPage() {
  return (
    <>
      <PageHeader
        title="Your security"
        lead="Staff accounts need more than a password. Turn on two-factor authentication or add a passkey."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <EmailSettings />
        <SecuritySettings isStaff />
      </div>
    </>
  );
}
