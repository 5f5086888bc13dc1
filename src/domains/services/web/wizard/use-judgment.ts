import { useState } from 'react';
import type { FieldErrors } from '#kit/errors.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import { publishProblems } from '../../publish-rules.ts';
import { qualityChecks } from '../../quality.ts';
import { isFormatBound, renumbered, rowsMoved } from './field-names.ts';
import type { Draft, MyService } from './use-draft.ts';

interface Refused {
  /** What was sent: what the server said is about this and nothing newer. */
  readonly draft: Draft;
  readonly fields: FieldErrors;
  readonly message: string;
}

const without = (names: readonly string[], problems: FieldErrors): readonly string[] =>
  names.filter((name) => name in problems);

/**
 * What is wrong is known with every key. It is shown of a field with a format once that was left, and of all once
 * publishing was tried (FRM-3); what is mended goes from the field and from the summary at once.
 */
export function useJudgment(service: MyService, draft: Draft, pictures: MyService['pictures']) {
  const { currency } = service.price_range.min;
  const terms = offTheWire(service.in_force);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [listed, setListed] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const refusal = refused !== null && refused.draft === draft ? refused : null;
  const problems = { ...refusal?.fields, ...publishProblems(draft, currency, terms) };
  const unsolved = without(listed, problems);
  if (unsolved.length < listed.length) setListed(unsolved);
  const isShown = (name: string): boolean => left.includes(name) || unsolved.includes(name);

  return {
    terms,
    checks: qualityChecks(draft, pictures, currency, terms),
    /** By field, what is said beside it now. */
    shown: Object.fromEntries(Object.entries(problems).filter(([name]) => isShown(name))),
    /** The summary of the last attempt, without what was mended since. */
    summary: unsolved.flatMap((name) => (problems[name] ?? []).map((message) => ({ name, message }))),
    refusal: refusal !== null && Object.keys(refusal.fields).length === 0 ? refusal.message : null,
    attempt,
    leave(name: string, text: string): void {
      if (text.trim() !== '' && isFormatBound(name) && !left.includes(name)) setLeft([...left, name]);
    },
    /** Rows that moved take what is shown of them along. */
    moved(next: Draft): void {
      const follow = (names: readonly string[]): readonly string[] => {
        let now = names;
        if (next.packages.length !== draft.packages.length)
          now = renumbered(
            now,
            'packages',
            rowsMoved(draft.packages, next.packages, (row) => row.tier),
          );
        if (next.extras.length !== draft.extras.length)
          now = renumbered(
            now,
            'extras',
            rowsMoved(draft.extras, next.extras, (row) => row.id),
          );
        if (next.faq.length !== draft.faq.length)
          now = renumbered(
            now,
            'faq',
            rowsMoved(draft.faq, next.faq, (row) => row),
          );
        if (next.requirements.length !== draft.requirements.length)
          now = renumbered(
            now,
            'requirements',
            rowsMoved(draft.requirements, next.requirements, (row) => row.id),
          );
        return now;
      };
      setLeft(follow);
      setListed(follow);
    },
    /** Publishing is tried: true when nothing is known that would refuse it. */
    isReady(): boolean {
      setListed(Object.keys(problems));
      setAttempt(attempt + 1);
      return Object.keys(problems).length === 0;
    },
    refuse(fields: FieldErrors, message: string): void {
      setRefused({ draft, fields, message });
      setListed(Object.keys(fields));
      setAttempt((count) => count + 1);
    },
  };
}
