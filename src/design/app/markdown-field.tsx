import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../public/button.tsx';
import { CountedTextArea, type CountedTextAreaProps } from './counted-text-area.tsx';
import { edit, MarkdownToolbar } from './markdown-toolbar.tsx';

/** With its reader of Markdown, which nobody needs before. */
const MarkdownPreview = lazy(async () => ({ default: (await import('./markdown-preview.tsx')).MarkdownPreview }));

/** A long text with formatting: as it is written, and on request as its page will show it, kept up while writing. */
export function MarkdownField({ hint, value, ref, ...rest }: CountedTextAreaProps & { hint: string; value: string }) {
  const [isShown, setShown] = useState(false);
  const preview = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    edit(event.currentTarget, 'bold');
  };
  return (
    <div className="grid gap-2">
      <CountedTextArea
        rows={14}
        {...rest}
        ref={(found) => {
          field.current = found;
          if (typeof ref === 'function') return ref(found);
          if (ref) ref.current = found;
          return undefined;
        }}
        value={value}
        hint={`${hint} Markdown works: **bold**, - lists, [links](https://…).`}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MarkdownToolbar field={field} />
        <Button size="sm" aria-expanded={isShown} aria-controls={preview} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide preview' : 'Show preview'}
        </Button>
      </div>
      <section id={preview} aria-label="Preview" hidden={!isShown} className="panel pad">
        {isShown ? (
          <Suspense fallback={null}>
            <MarkdownPreview text={value} />
          </Suspense>
        ) : null}
      </section>
    </div>
  );
}
