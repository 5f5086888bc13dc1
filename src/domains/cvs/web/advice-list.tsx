import { useState } from 'react';
import { Panel } from '#design/public/panel.tsx';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { advise } from '../exchange/advice.ts';
import { showCv } from '../shown-cv.ts';
import type { CvState } from '../difference.ts';
import type { MyCv } from './use-cv-draft.ts';

interface AdviceListProps {
  readonly draft: CvState;
  readonly me: UserRecord;
  readonly facts: MyCv['facts'];
}

/** Rules in plain words, no judgment of a person. */
export function AdviceList({ draft, me, facts }: AdviceListProps) {
  const shown = showCv(draft.content, draft.language, { record: me, facts, profileUrl: '' });
  const [today] = useState(() => new Date().toISOString().slice(0, 7));
  const advice = advise({ cv: shown, content: draft.content, record: me, pages: null, today });
  return (
    <Panel title="What would make it stronger" lead="Rules of thumb, read from your texts. Nothing is sent anywhere.">
      {advice.length === 0 ? (
        <p className="text-ink-2">Nothing to add.</p>
      ) : (
        <ul className="grid list-disc gap-2 ps-5 text-md">
          {advice.map((item) => (
            <li key={`${item.entryId ?? ''} ${item.words}`}>{item.words}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
