import { Panel } from '#design/public/panel.tsx';
import type { Desk } from '../../admin-contract.ts';

/** Which answers helped. A rewritten text counts from zero. */
export function FeedbackPanel({ feedback }: Pick<Desk, 'feedback'>) {
  if (feedback.length === 0) return null;
  const judgedAnswers = feedback.filter(({ helpful, unhelpful }) => helpful + unhelpful > 0);
  return (
    <Panel title="Did the answers help?" lead="Since this version is in force. What did not help comes first.">
      {judgedAnswers.length === 0 ? (
        <p className="text-ink-2">No feedback yet.</p>
      ) : (
        <ul className="grid gap-2">
          {judgedAnswers.map(({ anchor, title, helpful, unhelpful }) => (
            <li key={anchor} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="tnum shrink-0 text-ink-2">{`${helpful} yes, ${unhelpful} no`}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
