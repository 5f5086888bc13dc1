import { Search } from 'lucide-react';
import { Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
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
  /** What is searched for. It begins with what was typed while the dialog was being loaded. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

const isDialogShown = (): boolean => document.querySelector('dialog:modal') !== null;
const isInDialog = (): boolean => (document.activeElement?.closest('dialog') ?? null) !== null;
const isCommandK = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
const isSign = (event: KeyboardEvent): boolean => event.key.length === 1 && !event.ctrlKey && !event.metaKey;

/**
 * Control or Command and K opens the search on every page. It is the browser's own only outside the page. `Dialog` is
 * loaded with the first search; nobody waits for it before they type.
 */
export function useSearchKey(Dialog: ComponentType<SearchDialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const open = (): void => {
    setText('');
    setOpen(true);
  };
  // Before the page is seen: on a busy machine a key can come sooner than effects that run after it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isOpen && isSign(event) && !isInDialog()) {
        event.preventDefault();
        setText((typed) => typed + event.key);
      } else if (isCommandK(event)) {
        event.preventDefault();
        // Another dialog may hold what was typed in it.
        if (!isDialogShown()) open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  const dialog = isOpen ? (
    <Suspense fallback={null}>
      <Dialog onClose={() => setOpen(false)} text={text} onText={setText} />
    </Suspense>
  ) : null;
  return { open, dialog };
}
