import { useState } from 'react';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { advise } from '../exchange/advice.ts';
import { showCv } from '../shown-cv.ts';
import type { CvState } from '../difference.ts';
import type { MyCv } from './use-cv-draft.ts';

export interface AdviceListProps {
  readonly draft: CvState;
  readonly me: UserRecord;
  readonly facts: MyCv['facts'];
}

/** Rules in plain words, no judgment of a person. */
export function AdviceList({ draft, me, facts }: AdviceListProps) {
  const shown = showCv(draft.content, draft.language, { record: me, facts, profileUrl: '' });
  const [today] = useState(() => new Date().toISOString().slice(0, 7));
  const advice = advise({ cv: shown, content: draft.content, record: me, pages: null, today });
  if (advice.length === 0) return <p className="text-ink-2">Nothing to add.</p>;
  return (
    <ul className="grid list-disc gap-2 ps-5 text-md">
      {advice.map((item) => (
        <li key={`${item.entryId ?? ''} ${item.words}`}>{item.words}</li>
      ))}
    </ul>
  );
}
