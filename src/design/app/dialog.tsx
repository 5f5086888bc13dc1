import { X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../public/button.tsx';
import { ToastViewport } from '../public/toast.tsx';
import { toastLayer } from '../public/toast-store.ts';

const SIZES = { question: '', form: 'dialog-form', full: 'dialog-full' } as const;

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** 480 for a question, 640 for a form, the whole screen for what is looked at. */
  size?: keyof typeof SIZES | undefined;
  /** While something is being saved neither Escape nor the backdrop nor the cross closes it. */
  saving?: boolean | undefined;
  /** Shows what is never shown again: only a button of its own closes it, so it has no cross. */
  byButtonOnly?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Right-aligned, stacked on phones; the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps the focus and makes the rest inert (KEY-2). One opens over another. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({
  onOpenChange,
  title,
  size = 'question',
  saving = false,
  byButtonOnly = false,
  role = 'dialog',
  actions,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedOutside = useRef(false);
  useModal(dialog);
  useLayoutEffect(() => toastLayer.open(titleId), [titleId]);

  const mayClose = !saving && !byButtonOnly;
  const close = (): void => (mayClose ? onOpenChange(false) : undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    // A field that uses Escape itself, such as an open list, has prevented the default. A further question opens over
    // this one.
    if (event.key !== 'Escape' || event.defaultPrevented || !dialog.current?.contains(event.target as Node)) return;
    event.preventDefault();
    close();
  };
  /** The way back of a phone. A file field's own `cancel` bubbles as well. */
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    close();
  };
  /** A browser may close it against our will: then it is open again, unless it may close. */
  const onClose = (event: SyntheticEvent): void => {
    if (event.target !== dialog.current || dialog.current?.open === true) return;
    if (mayClose) onOpenChange(false);
    else dialog.current.showModal();
  };
  return (
    <dialog
      ref={dialog}
      // Open from the first moment, so that a field which asks for the focus can have it.
      open
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? `${titleId}-body` : undefined}
      tabIndex={-1}
      className="overlay"
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClose}
      onPointerDown={(event) => (pressedOutside.current = event.target === dialog.current)}
      onClick={(event) => (pressedOutside.current && event.target === dialog.current ? close() : undefined)}
    >
      <div className={`dialog ${SIZES[size]}`}>
        <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
          <h2 id={titleId} className="min-w-0 text-xl wrap-anywhere">
            {title}
          </h2>
          {byButtonOnly ? null : (
            <IconButton icon={X} label="Close" className="-me-2 -mt-2 shrink-0" disabled={saving} onClick={close} />
          )}
        </div>
        <div id={`${titleId}-body`} className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-5 sm:px-6 sm:pb-6">
          {children}
        </div>
        {actions ? (
          <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
            {actions}
          </div>
        ) : null}
      </div>
      <ToastViewport layer={titleId} />
    </dialog>
  );
}

/**
 * By dialog: its opener and all around it, nearest first; where that was in another dialog, what opened that as well.
 */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

function openersNow(): readonly HTMLElement[] {
  const openers: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    openers.push(at, ...(openersOf.get(at) ?? []));
  return openers;
}

/** The opener may be gone, with the dialog that it was in or by what was done: then to what was around it. */
function focusBack(openers: readonly HTMLElement[]): void {
  const back = openers.find((opener) => opener.isConnected);
  if (back === undefined) return;
  if (back.tabIndex < 0) back.tabIndex = -1;
  back.focus({ preventScroll: true });
}

/** Makes a dialog modal while it is there: focus goes in, and back to the opener. */
function useModal(ref: React.RefObject<HTMLDialogElement | null>): void {
  const [openers] = useState(openersNow);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    openersOf.set(dialog, openers);
    const wanted = dialog.contains(document.activeElement) ? document.activeElement : dialog;
    const page = document.documentElement;
    // Where a scroll bar takes room, the page keeps that room while it cannot be scrolled.
    const hasBar = innerWidth > page.clientWidth;
    if (hasBar) page.style.scrollbarGutter = 'stable';
    dialog.removeAttribute('open');
    dialog.showModal();
    (wanted as HTMLElement).focus({ preventScroll: true });
    return () => {
      dialog.close();
      if (hasBar) page.style.removeProperty('scrollbar-gutter');
      // What closes it may take its opener away in the same step.
      queueMicrotask(() => focusBack(openers));
    };
  }, [ref, openers]);
}
