import type { Glyph } from './glyphs.tsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import { Link, type AnchorProps } from './link.tsx';

export type ButtonVariant = 'primary' | 'line' | 'ghost' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 44 px, or 36 in dense places. */
  size?: 'md' | 'sm' | undefined;
  icon?: Glyph | undefined;
  /** An icon after the words: arrows and chevrons. It mirrors in right-to-left pages. */
  iconAfter?: Glyph | undefined;
  /** Takes the whole width of its column. */
  wide?: boolean | undefined;
}

export const buttonClass = ({ variant = 'line', size = 'md', wide = false }: ButtonLook, more = ''): string =>
  ['btn', `btn-${variant}`, size === 'sm' ? 'btn-sm' : '', wide ? 'w-full' : '', more].filter(Boolean).join(' ');

/** Keeps the button's width: it replaces the icon, or takes its room from the padding. */
export const Spinner = ({ beside = false }: { beside?: boolean }) => (
  <span aria-hidden="true" className={`spinner shrink-0 ${beside ? 'size-3.5' : 'size-4.5'}`} />
);

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Busy: the button keeps its width and label, shows a spinner and cannot fire twice. */
  pending?: boolean | undefined;
  /** Only for an action that is not possible now, never for an incomplete form. Say why in `title` or nearby. */
  disabled?: boolean | undefined;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  pending = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || disabled) event.preventDefault();
    else onClick?.(event);
  };
  const look = buttonClass(
    { ...(variant ? { variant } : {}), ...(size ? { size } : {}), ...(wide ? { wide } : {}) },
    `${pending && !icon ? 'btn-waiting ' : ''}${className ?? ''}`,
  );
  return (
    <button
      {...rest}
      type={type}
      className={look}
      aria-busy={pending || undefined}
      aria-disabled={pending || disabled || undefined}
      onClick={press}
    >
      {pending ? <Spinner beside={!icon} /> : icon ? <Icon of={icon} /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon of={iconAfter} flip /> : null}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, AnchorProps {
  children: ReactNode;
}

export function LinkButton({ variant, size, icon, iconAfter, wide, className, children, ...rest }: LinkButtonProps) {
  const look = buttonClass(
    { ...(variant ? { variant } : {}), ...(size ? { size } : {}), ...(wide ? { wide } : {}) },
    className,
  );
  return (
    <Link {...rest} className={look}>
      {icon ? <Icon of={icon} /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon of={iconAfter} flip /> : null}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: Glyph;
  ref?: Ref<HTMLButtonElement>;
  /** Its accessible name, because it has no text. */
  label: string;
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  size?: 'md' | 'sm' | undefined;
}

export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'sm',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass({ variant, size }, `btn-icon ${className ?? ''}`)}
    >
      <Icon of={icon} />
    </button>
  );
}
