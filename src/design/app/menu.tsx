import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { Icon } from '../public/icon.tsx';
import { Trigger } from './button.tsx';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  href?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A line above it. */
  apart?: boolean | undefined;
}

export interface MenuProps {
  /** Names the menu: "Actions for order 48-2107". */
  label: string;
  items: readonly MenuEntry[];
  onAction?: ((key: string) => void) | undefined;
  /** Three dots unless given. */
  trigger?: ReactElement | undefined;
}

export function Menu({ label, items, onAction, trigger }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger ?? <Trigger only={EllipsisVertical} variant="ghost" size="sm" aria-label={label} />}
      <Popover placement="bottom end" className="popover">
        <AriaMenu
          aria-label={label}
          className="outline-none"
          onAction={(key) => onAction?.(String(key))}
          disabledKeys={items.filter((item) => item.disabled).map((item) => item.key)}
        >
          {items.flatMap((item) => [
            item.apart ? <Separator key={`${item.key}-line`} className="mx-1 my-1.5 border-t border-line" /> : null,
            <MenuItem
              key={item.key}
              id={item.key}
              {...(item.href ? { href: item.href } : {})}
              textValue={item.label}
              className={`option ${item.danger ? 'text-danger' : ''}`}
            >
              {item.icon ? <Icon of={item.icon} /> : null}
              {item.label}
            </MenuItem>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
