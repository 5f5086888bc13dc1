import type { MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { SecuritySettings } from '../security-settings.tsx';

export const meta: MetaFunction = () => [{ title: 'Your security · Docket' }];

/** An operator's own account opens everything here, and has no profile to keep these settings in. */
export default function AdminSecurityPage() {
  return (
    <>
      <PageHeader title="Your security" lead="This account opens what ordinary ones do not. Turn on two-factor sign-in or add a passkey." />
      <SecuritySettings />
    </>
  );
}
