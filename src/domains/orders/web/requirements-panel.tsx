import type { ReactNode } from 'react';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { chosenOf, isLink } from '#domains/services/answers.ts';
import { formatDay } from '#kit/format/time.ts';
import type { Workroom } from '../contract.ts';
import { FileLinks } from '#domains/paid-work/web/paid-work.tsx';
import { orderFiles } from './order-files.ts';
import { RoomPart } from '#design/app/room-part.tsx';

/** The brief as it was answered; until then the freelancer sees the questions. */
export function RequirementsPanel({ order }: { order: Workroom }) {
  const { questions, answers, requirement_files: requirementFiles, side, state, order_number: orderNumber } = order;
  const isAsked = state === 'awaiting_requirements' || state === 'pending_payment';
  if (isAsked && side === 'client') return null;
  if (questions.length === 0 && requirementFiles.length === 0) return null;
  const { open, read } = orderFiles(orderNumber);
  return (
    <Panel title="Requirements">
      <dl className="grid gap-4">
        {questions.map((question) => (
          <div key={question.id} className="grid gap-1">
            <dt className="text-sm text-ink-2">{question.question}</dt>
            <dd className="text-md whitespace-pre-wrap wrap-anywhere">
              <Answer kind={question.kind} text={answers?.find(({ id }) => id === question.id)?.text}>
                <span className="text-ink-3">
                  {isAsked
                    ? 'Not answered yet'
                    : question.kind === 'file' && requirementFiles.length > 0
                      ? 'See the files below'
                      : 'No answer'}
                </span>
              </Answer>
            </dd>
          </div>
        ))}
      </dl>
      {requirementFiles.length === 0 ? null : (
        <div className="mt-4">
          <RoomPart lines={2} isInside>
            <FileLinks files={requirementFiles} open={open} read={read} />
          </RoomPart>
        </div>
      )}
    </Panel>
  );
}

interface AnswerProps {
  kind: Workroom['questions'][number]['kind'];
  text: string | undefined;
  /** Where there is none. */
  children: ReactNode;
}

/** As its kind is read best: a day in the reader's words, several choices as a list, a link to press. */
function Answer({ kind, text, children }: AnswerProps) {
  const { locale } = usePlace();
  if (text === undefined) return children;
  if (kind === 'choices')
    return (
      <ul className="list-disc ps-5">
        {chosenOf(text).map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
    );
  if (kind === 'date') return formatDay(text, 'long', locale);
  if (kind === 'link' && isLink(text))
    return (
      <a href={text} rel="nofollow ugc noopener noreferrer" target="_blank" className="link">
        {text}
      </a>
    );
  return text;
}
