import { Bold, Heading, Link, List, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../public/button.tsx';
import { EDITS, type EditName } from './markdown-edit.ts';

const BUTTONS: readonly (readonly [name: EditName, label: string, icon: LucideIcon])[] = [
  ['bold', 'Bold', Bold],
  ['heading', 'Heading', Heading],
  ['list', 'List', List],
  ['link', 'Link', Link],
];

/** As if it were typed, so that Undo takes it back and the form hears of it. */
export function edit(field: HTMLTextAreaElement, name: EditName): void {
  const { value: text, selectionStart: from, selectionEnd: to } = field;
  const { insert, select, ...place } = EDITS[name]({ text, from, to });
  field.focus();
  field.setSelectionRange(place.from, place.to);
  // The only way that keeps the browser's own Undo. Where it is gone, the text is set.
  if (!document.execCommand('insertText', false, insert)) {
    field.setRangeText(insert, place.from, place.to);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}

/** One stop for Tab; arrow keys go from button to button. */
export function MarkdownToolbar({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const last = BUTTONS.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="toolbar" aria-label="Formatting" tabIndex={-1} className="flex outline-none" onKeyDown={onKeyDown}>
      {BUTTONS.map(([name, label, icon], place) => (
        <IconButton
          key={name}
          icon={icon}
          label={label}
          title={name === 'bold' ? 'Bold (Ctrl+B)' : label}
          tabIndex={place === current ? 0 : -1}
          onFocus={() => setCurrent(place)}
          onClick={() => (field.current === null ? undefined : edit(field.current, name))}
        />
      ))}
    </div>
  );
}
