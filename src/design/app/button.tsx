import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { buttonClass, Spinner, type ButtonLook } from '../public/button.tsx';
import { Icon } from '../public/icon.tsx';

export interface TriggerProps extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  pending?: boolean | undefined;
  /** Only an icon is shown; then `aria-label` says what it does. */
  only?: LucideIcon | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** The same button for what opens a menu, a dialog or a popover: React Aria gives it the right attributes. */
export function Trigger({
  variant = 'line',
  size = 'md',
  icon,
  iconAfter,
  wide = false,
  pending = false,
  only,
  className = '',
  children,
  ...rest
}: TriggerProps) {
  const look = buttonClass({ variant, size, wide }, `${only ? 'btn-icon' : ''} ${pending && !icon ? 'btn-waiting' : ''} ${className}`);
  return (
    <AriaButton {...rest} isPending={pending} className={look}>
      {only ? <Icon of={only} /> : null}
      {pending ? <Spinner beside={!icon} /> : icon ? <Icon of={icon} /> : null}
      {children ? <span>{children}</span> : null}
      {iconAfter ? <Icon of={iconAfter} /> : null}
    </AriaButton>
  );
}
