import { Moon, Sun } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { THEME_KEY } from './theme-script.ts';

/** Switches between light and dark and remembers it in this browser. Without a choice the system's theme applies. */
export function switchTheme(): void {
  const root = document.documentElement;
  const now = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = now === 'dark' ? 'light' : 'dark';
  root.dataset.theme = next;
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // Storage may be refused: the choice then holds until the page is left.
  }
}

/** Shows the sun by day and the moon by night, by stylesheet alone: no flash and no mismatch at hydration. */
export function ThemeSwitch({ label = 'Switch between light and dark' }: { label?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="btn btn-ghost btn-sm btn-icon"
      onClick={switchTheme}
    >
      <Icon of={Sun} className="dark:hidden" />
      <Icon of={Moon} className="hidden dark:block" />
    </button>
  );
}
