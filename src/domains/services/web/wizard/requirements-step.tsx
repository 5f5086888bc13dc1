import { Plus } from 'lucide-react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { moved } from '../../picture-rules.ts';
import { REQUIREMENT_LIMITS } from '../../requirements.ts';
import { QuestionRow } from './question-row.tsx';
import { firstProblem, freshId, withChanged, without, type StepProps } from './step-props.ts';

/** The questions that the buyer answers after paying; the delivery clock starts with the answers. */
export function RequirementsStep({ draft, change, problems }: StepProps) {
  const list = draft.requirements;
  const add = (): void =>
    change({
      requirements: [
        ...list,
        { id: freshId(list, 'question'), kind: 'text', question: '', required: true, choices: [] },
      ],
    });
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">
        Clients answer these right after they pay, in this order. Your delivery time starts when they do.
      </p>
      {firstProblem(problems, 'requirements') === undefined ? null : (
        <Alert tone="danger" title={firstProblem(problems, 'requirements')} />
      )}
      <ol className="grid gap-6">
        {list.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            index={index}
            count={list.length}
            problems={problems}
            onChange={(part) => change({ requirements: withChanged(list, index, part) })}
            onMove={(to) => change({ requirements: [...moved(list, index, to)] })}
            onRemove={() => change({ requirements: without(list, index) })}
          />
        ))}
      </ol>
      {list.length < REQUIREMENT_LIMITS.questions ? (
        <div>
          <Button id="requirements" icon={Plus} onClick={add}>
            Add question
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-2">A service has at most {REQUIREMENT_LIMITS.questions} questions.</p>
      )}
    </div>
  );
}
