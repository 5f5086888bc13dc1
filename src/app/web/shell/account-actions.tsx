import { LogOut } from 'lucide-react';
import { Button } from '#design/public/button.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { useSignOut } from '#domains/accounts/web/accounts.ts';

/** What stands at the end of every signed-in header: the theme, and the way out. */
export function AccountActions({ withIcon = false }: { withIcon?: boolean }) {
  const signOut = useSignOut();
  return (
    <div className="flex items-center gap-1">
      <ThemeSwitch />
      <Button variant="ghost" size="sm" {...(withIcon ? { icon: LogOut } : {})} onClick={signOut}>
        Sign out
      </Button>
    </div>
  );
}
