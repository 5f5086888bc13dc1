import { Info } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../public/icon.tsx';
import { useFloating } from './use-floating.ts';

/** Explains a score, a fee or a limit in one tap (SCR-7), so it works on phones too. */
export function Explain({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = (isBack: boolean): void => {
    setOpen(false);
    if (isBack) button.current?.focus();
  };
  useFloating({ anchor: button, panel, isOpen, align: 'start', onClose: close });
  useEffect(() => (isOpen ? panel.current?.focus() : undefined), [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-m-1.5 inline-grid size-8 place-items-center rounded-full align-middle text-ink-3 hover:text-ink"
        onClick={() => (isOpen ? close(true) : setOpen(true))}
      >
        <Icon of={Info} size="inline" />
      </button>
      {isOpen
        ? createPortal(
            <div
              ref={panel}
              popover="manual"
              role="dialog"
              aria-label={label}
              tabIndex={-1}
              className="popover"
              // It is at the end of the page: Tab leads back to where it was opened.
              onKeyDown={(event) => {
                if (event.key !== 'Tab') return;
                event.preventDefault();
                close(true);
              }}
            >
              <div className="max-w-[320px] p-2 text-sm text-ink-2">{children}</div>
            </div>,
            // A modal dialog makes everything outside it inert.
            button.current?.closest('dialog') ?? document.body,
          )
        : null}
    </>
  );
}
