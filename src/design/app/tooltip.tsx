import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, OverlayArrow, Popover, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { Info } from 'lucide-react';
import { Icon } from '../public/icon.tsx';

/** A short word for a control on hover and focus; never the only place of something needed. The trigger is a `Trigger`. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <AriaTooltip offset={8} className="tooltip">
        <OverlayArrow className="hidden" />
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** Explains a score, a fee or a limit in one tap (SCR-7), so it works on phones too. */
export function Explain({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <AriaButton aria-label={label} className="-m-1.5 inline-grid size-8 place-items-center rounded-full align-middle text-ink-3 hover:text-ink">
        <Icon of={Info} size="inline" />
      </AriaButton>
      <Popover className="popover">
        <Dialog aria-label={label} className="max-w-[320px] p-2 text-sm text-ink-2 outline-none">
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
