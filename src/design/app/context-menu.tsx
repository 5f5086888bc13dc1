import { useLayoutEffect, useRef, useState } from 'react';
import { MenuPanel, type MenuProps } from './menu.tsx';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface ContextMenuProps extends Pick<MenuProps, 'label' | 'items'> {
  /** In the window, where the pointer or the focus was. */
  at: Point;
  onAct: (key: string) => void;
  /** Without a choice. */
  onClose: () => void;
}

/** The menu of the second button of a mouse, or of the menu key. The same acts have a button elsewhere (KEY-3). */
export function ContextMenu({ at, onAct, onClose, ...menu }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [opener] = useState(() => document.activeElement);
  /** The focus leaves the menu with a choice: that is no close without one. */
  const isChosen = useRef(false);
  useLayoutEffect(() => {
    // By script: the content-security policy refuses style attributes.
    if (anchor.current !== null) Object.assign(anchor.current.style, { top: `${at.y}px`, left: `${at.x}px` });
  }, [at]);
  const back = (): void => (opener instanceof HTMLElement ? opener.focus({ preventScroll: true }) : undefined);
  return (
    <>
      <span ref={anchor} aria-hidden="true" className="fixed size-0" />
      <MenuPanel
        {...menu}
        anchor={anchor}
        align="start"
        onChoose={(key) => {
          isChosen.current = true;
          back();
          onAct(key);
        }}
        onClose={(isBack) => {
          if (isChosen.current) return;
          if (isBack) back();
          onClose();
        }}
      />
    </>
  );
}
