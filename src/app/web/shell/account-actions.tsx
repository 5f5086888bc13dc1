import { LogOut } from 'lucide-react';
import { Button } from '#design/public/button.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { useSignOut } from '#domains/accounts/web/accounts.ts';

/** The end of every signed-in navigation: theme switch and Sign out. */
export function AccountActions({ as = 'words' }: { as?: 'words' | 'icon and words' }) {
  const signOut = useSignOut();
  return (
    <div className="flex items-center gap-1">
      <ThemeSwitch />
      <Button variant="ghost" size="sm" {...(as === 'words' ? {} : { icon: LogOut })} onClick={signOut}>
        Sign out
      </Button>
    </div>
  );
}
