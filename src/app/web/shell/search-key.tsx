import { Search } from 'lucide-react';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { buttonClass, IconButton } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';

/** The button of the sidebar, and that of a phone's header. */
export const SearchField = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className={buttonClass({ size: 'sm', wide: true }, 'mt-2 font-normal text-ink-2')}
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onOpen}
  >
    <Icon of={Search} size="inline" />
    <span className="flex-1 text-start">Search</span>
    <kbd className="text-xs text-ink-3">Ctrl K</kbd>
  </button>
);
export const SearchIcon = ({ onOpen }: { onOpen: () => void }) => (
  <IconButton icon={Search} label="Search" onClick={onOpen} />
);

/**
 * Control or Command and K opens the search on every page. It is the browser's own only outside the page. `Dialog` is
 * loaded with the first search.
 */
export function useSearchKey(Dialog: ComponentType<{ onClose: () => void }>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Another dialog may hold what was typed in it.
      if (document.querySelector('dialog:modal') === null) setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const open = (): void => setOpen(true);
  const dialog = isOpen ? (
    <Suspense fallback={null}>
      <Dialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  return { open, dialog };
}
