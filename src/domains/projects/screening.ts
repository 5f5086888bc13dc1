/** What the rules find in a brief (PRJ-1): each with the reason that its author reads. */
import { findingsIn, type TextFinding } from '#domains/services/text-rules.ts';
import type { ProjectContent } from './draft.ts';

export type ProjectFinding = TextFinding;

export const briefFindings = ({ title, description, scope, questions, milestones }: ProjectContent): ProjectFinding[] =>
  findingsIn([
    ['title', title],
    ['description', description],
    ...scope.map(({ answer }, at) => [`scope.${at}`, answer] as const),
    ...questions.map(({ question }, at) => [`questions.${at}`, question] as const),
    ...milestones.map(
      ({ title: name, criteria }, at) => [`milestones.${at}.criteria`, `${name}\n${criteria}`] as const,
    ),
  ]);
