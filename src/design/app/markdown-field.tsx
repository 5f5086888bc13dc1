import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../public/button.tsx';
import { CountedTextArea, type CountedTextAreaProps } from './counted-text-area.tsx';

/** With its reader of Markdown, which nobody needs before. */
const MarkdownPreview = lazy(async () => ({ default: (await import('./markdown-preview.tsx')).MarkdownPreview }));

/** A long text with formatting: as it is written, and on request as its page will show it, kept up while writing. */
export function MarkdownField({ hint, value, ...rest }: CountedTextAreaProps & { hint: string; value: string }) {
  const [isShown, setShown] = useState(false);
  const preview = useId();
  return (
    <div className="grid gap-2">
      <CountedTextArea rows={14} {...rest} value={value} hint={`${hint} Markdown works: **bold**, - lists, [links](https://…).`} />
      <div>
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
