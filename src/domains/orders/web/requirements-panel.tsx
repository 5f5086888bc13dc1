import { Panel } from '#design/public/panel.tsx';
import type { Workroom } from '../contract.ts';
import { FileLinks } from '#domains/paid-work/web/paid-work.tsx';
import { openOrderFile, readOrderFile } from './open-order-file.ts';

/** The brief as it was answered; until then the freelancer sees the questions. */
export function RequirementsPanel({ order }: { order: Workroom }) {
  const { questions, answers, requirement_files: requirementFiles, side, state, order_number: orderNumber } = order;
  const isAsked = state === 'awaiting_requirements' || state === 'pending_payment';
  if (isAsked && side === 'client') return null;
  if (questions.length === 0 && requirementFiles.length === 0) return null;
  return (
    <Panel title="Requirements">
      <dl className="grid gap-4">
        {questions.map((question) => (
          <div key={question.id} className="grid gap-1">
            <dt className="text-sm text-ink-2">{question.question}</dt>
            <dd className="text-md whitespace-pre-wrap wrap-anywhere">
              {answers?.find(({ id }) => id === question.id)?.text ?? (
                <span className="text-ink-3">
                  {isAsked ? 'Not answered yet' : question.kind === 'file' && requirementFiles.length > 0 ? 'See the files below' : 'No answer'}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {requirementFiles.length === 0 ? null : (
        <div className="mt-4 grid gap-2">
          <FileLinks files={requirementFiles} open={openOrderFile(orderNumber)} read={readOrderFile(orderNumber)} />
        </div>
      )}
    </Panel>
  );
}
