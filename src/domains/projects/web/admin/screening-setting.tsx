import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import type { Screening } from '../../project.ts';
import { changeScreening, projectReviews } from '../../review-contract.ts';

const WORDS: Readonly<Record<Screening, { readonly now: string; readonly change: string; readonly lead: string }>> = {
  auto: {
    now: 'The rules decide immediately. An account’s first project and flagged ones are shown, and wait here for a second look.',
    change: 'Let the rules decide',
    lead: 'New accounts’ first projects are shown immediately. Those that wait now still wait for your decision.',
  },
  manual: {
    now: 'Staff decide about an account’s first project before it is shown, within 24 hours. Later ones are shown, and flagged ones wait here.',
    change: 'Let staff decide',
    lead: 'From now on an account’s first project is shown only once staff release it, within 24 hours.',
  },
};

/** Who decides about an account’s first project (PRJ-12). The change and its reason are in the audit log. */
export function ScreeningSetting({ mode }: { mode: Screening }) {
  const [isOpen, open] = useState(false);
  const change = useCommand(changeScreening, { stales: [projectReviews] });
  const other: Screening = mode === 'auto' ? 'manual' : 'auto';
  return (
    <Panel
      title={`First projects: ${mode === 'auto' ? 'automatic' : 'manual'}`}
      actions={
        <Button size="sm" onClick={() => open(true)}>
          {WORDS[other].change}
        </Button>
      }
    >
      <p className="max-w-prose text-sm text-ink-2">{WORDS[mode].now}</p>
      {isOpen ? (
        <ReasonDialog
          about="screening of projects"
          title={`${WORDS[other].change} about first projects?`}
          lead={WORDS[other].lead}
          button={WORDS[other].change}
          done="Saved"
          isHarsh={false}
          maxLength={500}
          submit={({ reason }) => change.mutateAsync({ body: { mode: other, reason } })}
          onClose={() => open(false)}
        />
      ) : null}
    </Panel>
  );
}
