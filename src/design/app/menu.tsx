import { ChevronDown, EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../public/button.tsx';
import { Icon } from '../public/icon.tsx';
import { Link } from '../public/link.tsx';
import { useFloating } from './use-floating.ts';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  href?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A line above it. */
  apart?: boolean | undefined;
  /** Of a menu that shows a choice: the one that is shown. */
  current?: boolean | undefined;
}

export interface MenuProps {
  /** Names the menu: "Actions for order 48-2107". */
  label: string;
  /** Of its button. */
  icon?: LucideIcon | undefined;
  /** Words on its button instead of an icon; they are part of `label`. */
  words?: string | undefined;
  items: readonly MenuEntry[];
  onAction?: ((key: string) => void) | undefined;
}

/** A menu as the ARIA practices describe it: arrows, Home, End and first letters move, Escape and Tab close (KEY-2). */
export function Menu({ label, icon = EllipsisVertical, words, items, onAction }: MenuProps) {
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = opened !== null;
  const close = (isBack: boolean): void => {
    setOpened(null);
    if (isBack) button.current?.focus();
  };
  const onOpenKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const opens = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => (isOpen ? close(true) : setOpened('first')),
    onKeyDown: onOpenKey,
  } as const;
  return (
    <>
      {words === undefined ? (
        <IconButton ref={button} icon={icon} label={label} size="sm" {...opens} />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={label}
          className="inline-flex min-h-6 min-w-0 items-center gap-1 text-start"
          {...opens}
        >
          <span className="truncate">{words}</span>
          <Icon of={ChevronDown} size="inline" />
        </button>
      )}
      {opened === null ? null : (
        <MenuPanel
          id={id}
          label={label}
          items={items}
          onChoose={(key) => {
            close(true);
            onAction?.(key);
          }}
          anchor={button}
          align={words === undefined ? 'end' : 'start'}
          begins={opened}
          onClose={close}
        />
      )}
    </>
  );
}

interface MenuPanelProps extends Pick<MenuProps, 'label' | 'items'> {
  id?: string | undefined;
  anchor: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  /** The entry that has the focus at first. */
  begins?: 'first' | 'last' | undefined;
  onChoose: (key: string) => void;
  /** Without a choice. With `isBack` the focus returns to where it was. */
  onClose: (isBack: boolean) => void;
}

/** What opens beside a button, or where the pointer is. */
export function MenuPanel({ id, label, items, onChoose, anchor, align, begins = 'first', onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating({ anchor, panel, isOpen: true, align, onClose });
  const entries = (): HTMLElement[] => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? []),
  ];
  useEffect(() => {
    entries()
      .at(begins === 'first' ? 0 : -1)
      ?.focus();
  }, [begins]);
  const onKey = (event: KeyboardEvent): void => {
    const all = entries();
    const next = nextOf(event.key, all, document.activeElement);
    if (event.key === 'Tab') onClose(true);
    if (next === undefined && event.key !== 'Tab') return;
    event.preventDefault();
    next?.focus();
  };
  return createPortal(
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="popover"
      onKeyDown={onKey}
    >
      {items.map((item) => (
        <Entry key={item.key} item={item} onChoose={onChoose} />
      ))}
    </div>,
    anchor.current?.closest('dialog') ?? document.body,
  );
}

function Entry({ item, onChoose }: { item: MenuEntry; onChoose: (key: string) => void }) {
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-current': item.current ? ('true' as const) : undefined,
    className: `option w-full text-start ${item.danger ? 'text-danger' : ''} ${item.current ? 'font-semibold' : ''}`,
  };
  const content = (
    <>
      {item.icon ? <Icon of={item.icon} /> : null}
      {item.label}
    </>
  );
  return (
    <>
      {item.apart ? <hr className="mx-1 my-1.5 border-line" /> : null}
      {item.href === undefined ? (
        <button
          type="button"
          {...look}
          aria-disabled={item.disabled}
          onClick={() => (item.disabled ? undefined : onChoose(item.key))}
        >
          {content}
        </button>
      ) : (
        <Link href={item.href} {...look} onClick={() => onChoose(item.key)}>
          {content}
        </Link>
      )}
    </>
  );
}

function nextOf(key: string, all: readonly HTMLElement[], from: Element | null): HTMLElement | undefined {
  const at = all.findIndex((entry) => entry === from);
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((entry) =>
    entry.textContent.trim().toLowerCase().startsWith(letter),
  );
}
