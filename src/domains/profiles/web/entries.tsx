import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { entryOf, type EntryField } from './entry-fields.ts';

export interface EntriesProps<Item extends { readonly id: string }> {
  title: string;
  lead: string;
  /** "an experience": used in the buttons' labels. */
  thing: string;
  fields: readonly EntryField[];
  items: readonly Item[];
  max: number;
  save: (items: readonly object[]) => Promise<unknown>;
  headOf: (item: Item) => string;
  detailOf: (item: Item) => string;
  /** What the dialog edits beyond its fields, and what is saved of it. */
  extra?: { open: (item: Item | null) => void; value: () => object; content: ReactNode };
  pictureOf?: (item: Item) => ReactNode;
}

/** A list of the profile: its entries, add, change, remove. The server saves it as a whole. */
export function Entries<Item extends { readonly id: string }>(props: EntriesProps<Item>) {
  const { title, lead, thing, fields, items, max, save, headOf, detailOf, extra, pictureOf } = props;
  const [open, setOpen] = useState<{ item: Item | null } | null>(null);
  const edit = (item: Item | null): void => {
    extra?.open(item);
    setOpen({ item });
  };
  const keep = (typed: Record<string, string>): Promise<unknown> => {
    const entry = { ...entryOf(fields, typed), ...extra?.value() };
    const changed = open?.item ?? null;
    return save(
      changed === null
        ? [...items, entry]
        : items.map((item) => (item.id === changed.id ? { ...entry, id: item.id } : item)),
    );
  };
  const remove = (item: Item): void =>
    void confirm({
      title: `Remove ${headOf(item)}?`,
      body: 'It is removed from your profile immediately.',
      okLabel: 'Remove',
      danger: true,
      act: async () => void (await save(items.filter(({ id }) => id !== item.id))),
    });
  return (
    <Panel
      title={title}
      lead={lead}
      actions={
        items.length < max ? (
          <Button size="sm" icon={Plus} onClick={() => edit(null)}>
            Add {thing}
          </Button>
        ) : null
      }
    >
      {items.length === 0 ? <p className="text-md text-ink-2">Nothing here yet.</p> : null}
      <ul className="grid gap-4">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-start gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0"
          >
            {pictureOf?.(item)}
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold wrap-anywhere">{headOf(item)}</p>
              <p className="text-sm wrap-anywhere text-ink-2">{detailOf(item)}</p>
            </div>
            <div className="flex gap-2">
              <Button size="sm" onClick={() => edit(item)}>
                Edit<span className="sr-only"> {headOf(item)}</span>
              </Button>
              <Button size="sm" variant="ghost" onClick={() => remove(item)}>
                Remove<span className="sr-only"> {headOf(item)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <EntryDialog
          title={open.item === null ? `Add ${thing}` : headOf(open.item)}
          about={`${title} ${open.item?.id ?? 'new'}`}
          fields={fields}
          item={open.item}
          onSave={keep}
          onClose={() => setOpen(null)}
        >
          {extra?.content}
        </EntryDialog>
      )}
    </Panel>
  );
}
