import { LogOut } from 'lucide-react';
import { Button, LinkButton } from '#design/public/button.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { useSignOut } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';

/** Beside the steps, and under the navigation of staff: help, theme switch and Sign out. */
export function AccountActions({ as = 'words' }: { as?: 'words' | 'icon and words' }) {
  const signOut = useSignOut();
  return (
    <div className="flex items-center gap-1">
      <ThemeSwitch />
      <LinkButton variant="ghost" size="sm" href={pathTo('faq')}>
        Help
      </LinkButton>
      <Button variant="ghost" size="sm" {...(as === 'words' ? {} : { icon: LogOut })} onClick={signOut}>
        Sign out
      </Button>
    </div>
  );
}
