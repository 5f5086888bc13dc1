import { LogOut } from 'lucide-react';
import { Button, IconButton } from '#design/public/button.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { useSignOut } from '#domains/accounts/web/accounts.ts';

/** What stands at the end of every signed-in header: the theme, and the way out. */
export function AccountActions({ as = 'words' }: { as?: 'words' | 'icon and words' | 'icon' }) {
  const signOut = useSignOut();
  return (
    <div className="flex items-center gap-1">
      <ThemeSwitch />
      {as === 'icon' ? (
        <IconButton icon={LogOut} label="Sign out" onClick={signOut} />
      ) : (
        <Button variant="ghost" size="sm" {...(as === 'words' ? {} : { icon: LogOut })} onClick={signOut}>
          Sign out
        </Button>
      )}
    </div>
  );
}
