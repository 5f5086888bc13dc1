import { Panel } from '#design/public/panel.tsx';
import { dashboards } from '#kit/dashboard.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { useHashTarget } from '#kit/web/use-hash-target.ts';
import { projectQuestions } from '../../questions-contract.ts';
import { ClientQuestions } from './client-questions.tsx';
import { OwnQuestions } from './own-questions.tsx';

interface BriefQuestionsProps {
  readonly slug: string;
  /** Of the project, for the dialogs. */
  readonly title: string;
  /** Reads that show answered questions, stale once one is answered or removed. */
  readonly stales: readonly Endpoint[];
}

/** Notices lead here; their browser looked for it before it was read. */
export const QUESTIONS_ID = 'questions-and-answers';

/**
 * What its client has to answer, or what a freelancer asked and may ask. Nothing for other readers: they see the
 * answers.
 */
export function BriefQuestions({ slug, title, stales }: BriefQuestionsProps) {
  const { data } = useRead(projectQuestions, { params: { slug } });
  useHashTarget(data !== undefined);
  if (data === undefined || data.side === 'reader') return null;
  const isClient = data.side === 'client';
  if (isClient && data.items.length === 0) return null;
  if (!isClient && data.items.length === 0 && data.refusal !== null) return null;
  const project = { slug, title, stales: [projectQuestions, dashboards.client, ...stales] };
  return (
    <div id={QUESTIONS_ID} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Panel
        title={isClient ? 'Questions about your brief' : 'Your questions about the brief'}
        lead={
          isClient
            ? 'Your answers are shown on the project’s page, without the names of those who asked.'
            : 'The client answers on this page for everyone. The client sees your name; others don’t.'
        }
      >
        {isClient ? (
          <ClientQuestions about={project} items={data.items} />
        ) : (
          <OwnQuestions about={project} questions={data} />
        )}
      </Panel>
    </div>
  );
}
