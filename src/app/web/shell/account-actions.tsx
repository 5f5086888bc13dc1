import { LogOut } from 'lucide-react';
import { Button, IconButton, LinkButton } from '#design/public/button.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { useSignOut } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';

/** Beside the steps, and under the navigation of staff: help, theme switch and Sign out. */
export function AccountActions({ as = 'words' }: { as?: 'words' | 'icons' }) {
  const signOut = useSignOut();
  return (
    <div className="flex items-center gap-1">
      <LinkButton variant="ghost" size="sm" href={pathTo('faq')} className={as === 'icons' ? 'me-auto' : ''}>
        Help
      </LinkButton>
      <ThemeSwitch />
      {as === 'icons' ? (
        <IconButton icon={LogOut} label="Sign out" title="Sign out" onClick={signOut} />
      ) : (
        <Button variant="ghost" size="sm" onClick={signOut}>
          Sign out
        </Button>
      )}
    </div>
  );
}
