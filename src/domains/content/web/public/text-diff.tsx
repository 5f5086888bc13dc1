import type { TextChange } from '../../contract.ts';

/**
 * Two texts in one: what was removed is struck through, what was added is underlined, and both are said to screen
 * readers.
 */
export const TextDiff = ({ changes }: { changes: readonly TextChange[] }) => (
  <div className="max-w-prose wrap-anywhere whitespace-pre-line">
    {changes.map(({ kind, text }, index) =>
      kind === 'same' ? (
        <span key={index}>{text}</span>
      ) : kind === 'added' ? (
        <ins key={index} className="bg-success-soft text-success">
          <span className="sr-only">Added: </span>
          {text}
        </ins>
      ) : (
        <del key={index} className="bg-danger-soft text-danger">
          <span className="sr-only">Removed: </span>
          {text}
        </del>
      ),
    )}
  </div>
);
