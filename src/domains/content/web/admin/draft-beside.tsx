import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { Desk } from '../../admin-contract.ts';
import { PageText } from '../public/page-text.tsx';
import { TextDiff } from '../public/text-diff.tsx';

/**
 * The saved draft as readers will see it, or what it changes. Beside the text on wide screens, as high as the screen.
 */
export function DraftBeside({ draft }: { draft: NonNullable<Desk['draft']> }) {
  const [isDiff, setDiff] = useState(false);
  return (
    <Panel
      title={isDiff ? 'Changes to the text in force' : 'Preview of the saved draft'}
      lead={draft.text.title}
      actions={
        <Button size="sm" onClick={() => setDiff(!isDiff)}>
          {isDiff ? 'Show preview' : 'Show changes'}
        </Button>
      }
    >
      <div
        className="2xl:max-h-[calc(100dvh-12rem)] 2xl:overflow-y-auto"
        role="region"
        aria-label="The saved draft"
        tabIndex={0}
      >
        {isDiff ? <TextDiff changes={draft.changes} /> : <PageText text={draft.text} />}
      </div>
    </Panel>
  );
}
