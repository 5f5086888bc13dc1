import type { ShownProposal } from '../contract.ts';

/** What was answered to the client’s questions: the same for both of its people. */
export const Answers = ({ of: { answers } }: { of: Pick<ShownProposal, 'answers'> }) =>
  answers.length === 0 ? null : (
    <dl className="grid max-w-prose gap-2">
      {answers.map(({ id, question, answer }) => (
        <div key={id}>
          <dt className="font-semibold">{question}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
        </div>
      ))}
    </dl>
  );
