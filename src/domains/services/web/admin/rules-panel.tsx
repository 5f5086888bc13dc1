import { useState } from 'react';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import {
  changeServiceModeration,
  serviceReviewQueue,
  serviceRules,
  type RuleOnWire,
} from '../../moderation-contract.ts';
import { ruleWords } from './review-words.ts';
import { RuleDialog } from './rule-dialog.tsx';

const MODES = {
  auto: {
    title: 'The rules decide immediately',
    lead: 'What passes goes live. Staff check what was flagged afterwards.',
    other: 'manual',
    button: 'Review before going live',
  },
  manual: {
    title: 'Staff decide before anything goes live',
    lead: 'New services, and changes of title, media or category, wait for a decision within 24 hours. Verified sellers with 5 clean services go live immediately.',
    other: 'auto',
    button: 'Let the rules decide',
  },
} as const;

/** Who decides, and what the rules look for. */
export function RulesPanel() {
  const read = useRead(serviceRules, {});
  const change = useCommand(changeServiceModeration, { stales: [serviceRules, serviceReviewQueue] });
  const [open, setOpen] = useState<RuleOnWire | 'new' | 'mode' | null>(null);
  if (read.data === undefined)
    return (
      <Unread what="The rules" read={read}>
        <Loading label="Loading the rules">
          <RowsSkeleton rows={5} />
        </Loading>
      </Unread>
    );
  const { mode, rules } = read.data;
  const { title, lead, other, button } = MODES[mode];
  const close = (): void => setOpen(null);
  return (
    <>
      <Panel title={title} lead={lead}>
        <Button onClick={() => setOpen('mode')}>{button}</Button>
      </Panel>
      <Panel
        title="Rules"
        lead="A rule that blocks refuses to publish and shows its reason at the field. One that flags lets it go live and puts it in the queue."
        actions={
          <Button size="sm" onClick={() => setOpen('new')}>
            Add words
          </Button>
        }
        flush
      >
        <ul className="divide-y divide-line border-t border-line">
          {rules.map((rule) => (
            <li key={rule.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-1 basis-60">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {ruleWords[rule.kind]}
                  {rule.factor === null ? '' : `: ${rule.factor} times off`}
                  <Chip tone={rule.is_on ? (rule.effect === 'block' ? 'danger' : 'warning') : 'neutral'}>
                    {rule.is_on ? (rule.effect === 'block' ? 'Blocks' : 'Flags') : 'Off'}
                  </Chip>
                </p>
                {rule.words.length === 0 ? null : (
                  <p className="mt-0.5 text-sm wrap-anywhere">{rule.words.join(', ')}</p>
                )}
                <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">{rule.reason}</p>
              </div>
              <Button size="sm" onClick={() => setOpen(rule)}>
                Edit<span className="sr-only"> {rule.words.length === 0 ? ruleWords[rule.kind] : rule.words[0]}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      {open === 'mode' ? (
        <ReasonDialog
          about={other}
          title={`${button}?`}
          lead={MODES[other].lead}
          button={button}
          done="Saved"
          isHarsh={false}
          maxLength={500}
          submit={({ reason }) => change.mutateAsync({ body: { mode: other, reason } })}
          onClose={close}
        />
      ) : null}
      {open === null || open === 'mode' ? null : <RuleDialog rule={open === 'new' ? null : open} onClose={close} />}
    </>
  );
}
