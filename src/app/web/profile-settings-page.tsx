import { useEffect } from 'react';
import { useLocation, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { SecuritySettings, useSession } from '#domains/accounts/web/accounts.ts';
import { GoogleLink } from '#domains/accounts/web/google-link.tsx';
import { ExportPanel } from '#domains/data-rights/web/export-panel.tsx';
import { ProfileSections, SECTIONS } from '#domains/profiles/web/profiles.tsx';
import { isBuilt, pathTo } from '#routes';
import { VerificationPanel } from './verification-panel.tsx';

export const meta: MetaFunction = () => [{ title: 'Profile settings · Docket' }];

const OTHERS = [
  ['verification', 'Verification'],
  ['notifications', 'Notifications'],
  ['security', 'Security'],
  ['data', 'Your data'],
] as const;

/** An anchor of a page that is only now on the screen: the browser has long given up looking for it. */
function useAnchor(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, ready]);
}

/** Everything about one's account, on one page with a list of its parts beside it. */
export default function ProfileSettingsPage() {
  const me = useSession((session) => session.me);
  useAnchor(me !== null);
  return (
    <>
      <PageHeader
        title="Profile settings"
        lead="What you say about yourself, who sees it, and how your account is kept safe."
        actions={<LinkButton href={pathTo('public-profile')}>See it as others do</LinkButton>}
      />
      <div className="grid items-start gap-8 xl:grid-cols-[200px_minmax(0,1fr)]">
        <nav aria-label="Parts of the settings" className="xl:sticky xl:top-6">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 xl:grid">
            {[...SECTIONS, ...OTHERS].map(([id, name]) => (
              <li key={id}>
                <Link href={`#${id}`} className="flex min-h-8 items-center text-md text-ink-2 hover:text-ink hover:underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div key={me?.id} className="grid max-w-[760px] min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <ProfileSections />
          <div id="verification" className="scroll-mt-6">
            <VerificationPanel />
          </div>
          {isBuilt('notification-settings') ? (
            <div id="notifications" className="scroll-mt-6">
              <Panel title="Notifications" lead="What we tell you, where, and when not.">
                <LinkButton href={pathTo('notification-settings')}>Choose what you hear about</LinkButton>
              </Panel>
            </div>
          ) : null}
          <SecuritySettings />
          <GoogleLink />
          <div id="data" className="grid scroll-mt-6 gap-5">
            <ExportPanel />
            {isBuilt('switch-role') ? (
              <p className="flex flex-wrap gap-2">
                <LinkButton href={pathTo('switch-role')}>Switch role</LinkButton>
                <LinkButton variant="ghost" href={pathTo('account-deletion')}>
                  Delete your account
                </LinkButton>
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </>
  );
}
