import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
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

export interface SearchDialogProps {
  readonly onClose: () => void;
  /** What was typed while it was being loaded: its first words. */
  readonly typedBefore: () => string;
}

const isDialogShown = (): boolean => document.querySelector('dialog:modal') !== null;
const isCommandK = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/**
 * Control or Command and K opens the search on every page. It is the browser's own only outside the page. `Dialog` is
 * loaded with the first search; nobody waits for it before they type.
 */
export function useSearchKey(Dialog: ComponentType<SearchDialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const typed = useRef('');
  const open = (): void => {
    typed.current = '';
    setOpen(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Another dialog may hold what was typed in it; the search itself has a field.
      const isTyped = isOpen && event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (!isCommandK(event) && (!isTyped || isDialogShown())) return;
      event.preventDefault();
      if (isTyped) typed.current += event.key;
      else if (!isDialogShown()) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  const dialog = isOpen ? (
    <Suspense fallback={null}>
      <Dialog onClose={() => setOpen(false)} typedBefore={() => typed.current} />
    </Suspense>
  ) : null;
  return { open, dialog };
}
