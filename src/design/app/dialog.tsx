import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../public/button.tsx';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** 480 for a question, 640 for a form. */
  size?: 'question' | 'form' | undefined;
  /** While something is being saved neither Escape nor the backdrop nor the cross closes it. */
  saving?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Right aligned, stacked on phones; the primary one last. */
  actions?: ReactNode;
  /** Where it stands instead of the end of the page: for one that may open over another page's open dialog. */
  within?: Element | undefined;
  children: ReactNode;
}

/** Traps the focus, gives it back to the opener, makes the rest inert (KEY-2). */
export function Dialog({ isOpen, onOpenChange, title, size = 'question', saving = false, role = 'dialog', actions, within, children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!saving}
      isKeyboardDismissDisabled={saving}
      className="overlay"
      {...(within ? { UNSTABLE_portalContainer: within } : {})}
    >
      <Modal className={`dialog ${size === 'form' ? 'dialog-form' : ''}`}>
        <AriaDialog role={role} className="flex max-h-[inherit] flex-col outline-none">
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
            <Heading slot="title" level={2} className="text-xl">
              {title}
            </Heading>
            <IconButton icon={X} label="Close" className="-me-2 -mt-2 shrink-0" disabled={saving} onClick={() => onOpenChange(false)} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-5 sm:px-6 sm:pb-6">{children}</div>
          {actions ? <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
