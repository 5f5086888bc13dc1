import type { ReactNode } from 'react';
import { ContextMenu, type Point } from '#design/app/context-menu.tsx';
import { Dialog } from '#design/app/dialog.tsx';
import type { MenuEntry } from '#design/app/menu.tsx';
import { Link } from '#design/public/link.tsx';

interface ActSheetProps {
  /** Of the sheet, and of the menu. */
  readonly title: string;
  readonly label: string;
  /** Where the pointer was; null for a finger. */
  readonly at: Point | null;
  readonly items: readonly MenuEntry[];
  readonly onAct: (key: string) => void;
  /** Without a choice. */
  readonly onClose: () => void;
  /** Above the acts of a sheet. */
  readonly children?: ReactNode;
}

/** What can be done with a row: at the foot of a phone, or beside the pointer. */
export const ActSheet = ({ title, label, at, items, onAct, onClose, children }: ActSheetProps) =>
  at !== null ? (
    <ContextMenu label={label} at={at} items={items} onAct={onAct} onClose={onClose} />
  ) : (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      {children}
      <ul className="grid">
        {items.map(({ key, label: words, href, danger }) => {
          const look = `option w-full text-start ${danger ? 'text-danger' : ''}`;
          return (
            <li key={key}>
              {href === undefined ? (
                <button type="button" className={look} onClick={() => onAct(key)}>
                  {words}
                </button>
              ) : (
                <Link href={href} className={look} onClick={() => onAct(key)}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
