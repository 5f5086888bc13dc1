/** What both sides said and what was decided: the same for them and for the reviewer. */
import type { ReactNode } from 'react';
import type { FileListProps } from '#design/app/file-list.tsx';
import { Chip } from '#design/public/chip.tsx';
import { When } from '#design/public/when.tsx';
import type { Terms } from '#domains/paid-work/price.ts';
import type { WorkFile } from '#domains/paid-work/shapes.ts';
import { FileLinks } from '#domains/paid-work/web/paid-work.tsx';
import type { Side } from '#kit/sides.ts';
import { CRITERION_WORDS, FINDING_WORDS } from '../criteria.ts';
import { asksFor, whoGetsWhat, wholeOf } from '../money-words.ts';
import type { ShownDecision, ShownStatement } from '../shapes.ts';

const KIND = { claim: 'Claim', answer: 'Answer', evidence: 'Evidence', appeal: 'Appeal' } as const;

interface StatementsProps {
  statements: readonly ShownStatement[];
  nameOf: (side: Side) => string;
  /** Whose side the reader is on; staff are on none. */
  reader?: Side | undefined;
  /** Of the work that it is about. */
  terms: readonly Terms[];
  /** How its files are opened and seen. */
  files: Omit<FileListProps<WorkFile>, 'files'>;
}

export const Statements = ({ statements, nameOf, reader, terms, files }: StatementsProps) => (
  <ul className="grid gap-5">
    {statements.map((statement) => (
      <li key={statement.id} className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <Chip tone="neutral">{KIND[statement.kind]}</Chip>
          <span className="font-medium text-ink">{nameOf(statement.by)}</span>
          <When at={statement.at} style="moment" />
        </p>
        {statement.items.length === 0 ? null : (
          <ul className="list-disc ps-5 text-md">
            {statement.items.map((item) => (
              <li key={item} className="wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        )}
        <p className="text-md wrap-anywhere whitespace-pre-line">{statement.text}</p>
        {statement.to_freelancer === null || statement.back_to_client === null ? null : (
          <p className="text-sm font-medium">
            {asksFor(
              statement.by,
              { to_freelancer: statement.to_freelancer, back_to_client: statement.back_to_client },
              wholeOf(terms),
              reader ?? null,
              nameOf,
            )}
          </p>
        )}
        <FileLinks files={statement.files} {...files} />
      </li>
    ))}
  </ul>
);

const TITLES = ['Decision', 'Decision on the appeal'];

interface DecisionsProps extends Pick<StatementsProps, 'nameOf' | 'reader'> {
  decisions: readonly ShownDecision[];
}

export const Decisions = ({ decisions, nameOf, reader }: DecisionsProps): ReactNode =>
  decisions.map((decision) => (
    <div key={decision.round} className="grid gap-3">
      <h3 className="title">{TITLES[decision.round - 1]}</h3>
      <p className="text-md">
        {whoGetsWhat(decision, reader ?? null, nameOf)}. <When at={decision.decided_at} style="moment" />
      </p>
      <p className="text-md wrap-anywhere whitespace-pre-line">{decision.statement}</p>
      <dl className="grid gap-2 text-sm">
        {decision.criteria.map(({ criterion, finding, reason }) => (
          <div key={criterion}>
            <dt className="font-medium">
              {CRITERION_WORDS[criterion]}: {FINDING_WORDS[finding].toLowerCase()}
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line text-ink-2">{reason}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
