import { lazy, Suspense, useState, type FocusEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SaveState } from '#design/app/save-state.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Stepper } from '#design/app/stepper.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { personRecord } from '#domains/profiles/record-contract.ts';
import { dashboards } from '#kit/dashboard.ts';
import { Failure, type FieldErrors } from '#kit/errors.ts';
import { useCommand } from '#kit/web/api.ts';
import { useAutosave } from '#kit/web/use-autosave.ts';
import { pathTo, trailTo } from '#routes';
import { myProject, myProjects, postProject, saveProjectDraft, type MyProject } from '../../contract.ts';
import { postProblems } from '../../post-rules.ts';
import { BriefStep } from './brief-step.tsx';
import {
  isStep,
  stateOfStep,
  stepOfField,
  STEP_NAMES,
  STEPS,
  type Draft,
  type Step,
  type WizardScreen,
} from './steps.ts';

/** The first step comes with the page, the others when they are opened. */
const PARTS = {
  brief: BriefStep,
  details: lazy(async () => ({ default: (await import('./details-step.tsx')).DetailsStep })),
  budget: lazy(async () => ({ default: (await import('./budget-step.tsx')).BudgetStep })),
  post: lazy(async () => ({ default: (await import('./post-step.tsx')).PostStep })),
} as const;

/** Four steps over one autosaved draft; the step is in the address, and any of them can be opened at any time. */
export function ProjectWizard({ project, screen }: { project: MyProject; screen: WizardScreen }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { id } = project;
  // What differs from what is shown is the server's to say: it is read again with each save.
  const keep = useCommand(saveProjectDraft, { stales: project.state === 'draft' ? [] : [myProject], waits: false });
  const { draft, change, save, saving } = useAutosave<Draft>(
    project.draft,
    project.saved_at,
    async (body) => (await keep.mutateAsync({ params: { id }, body })).saved_at,
  );
  const [refused, setRefused] = useState<{ draft: Draft; fields: FieldErrors; message: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const post = useCommand(postProject, {
    stales: [myProject, myProjects, personRecord, dashboards.client],
    waits: false,
  });
  const requestedStep = search.get('step');
  const step: Step = isStep(requestedStep) ? requestedStep : 'brief';
  const index = STEPS.indexOf(step);
  const problems = {
    ...(refused?.draft === draft ? refused.fields : {}),
    ...postProblems(draft, project.currency, project.dates_from),
  };
  /** Nothing is judged before posting was tried (FRM-3). */
  const shown = attempt === 0 ? {} : problems;
  const isDraft = project.state === 'draft';
  const hrefOf = (to: Step, field?: string): string => {
    const query = { ...(screen === 'post-project' ? { draft: id } : {}), step: to };
    const path =
      screen === 'post-project'
        ? pathTo('post-project', {}, query)
        : pathTo('edit-project', { slug: project.slug ?? id }, query);
    return field === undefined ? path : `${path}#${field}`;
  };
  const isLacking = (wizardStep: Step): boolean =>
    Object.keys(problems).some((field) => stepOfField(field) === wizardStep);
  const postNow = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (Object.keys(postProblems(draft, project.currency, project.dates_from)).length > 0) return;
    await save();
    post.mutate(
      { params: { id } },
      {
        onSuccess: ({ slug, state }) => {
          toast.success(
            state === 'pending_review'
              ? 'Your project is being checked'
              : isDraft
                ? 'Your project is open'
                : 'Your changes are shown',
          );
          if (slug === null) void navigate(pathTo('manage-projects'));
          // What was posted just now says what happens next, on its desk.
          else void navigate(pathTo('manage-project', { slug }, isDraft ? { posted: 'yes' } : { tab: 'brief' }));
        },
        onError: (error) =>
          setRefused({ draft, fields: error instanceof Failure ? (error.fields ?? {}) : {}, message: error.message }),
      },
    );
  };
  const leave = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) void save();
  };
  const named = Object.entries(shown).flatMap(([field, messages]) =>
    messages.map((message) => ({ message, href: hrefOf(stepOfField(field), field) })),
  );
  const items = named.length === 0 && refused?.draft === draft ? [{ message: refused.message }] : named;
  const Part = PARTS[step];
  const following = STEPS[index + 1];
  return (
    <div onBlur={leave}>
      <ScreenHeader
        of={trailTo(screen)}
        title={draft.title.trim() === '' ? 'New project' : draft.title}
        lead={
          isDraft
            ? 'Only you can see this draft. Changes are saved as you type.'
            : 'Your changes are shown when you post them. Until then people see the project as it is.'
        }
        actions={<SaveState saving={saving} />}
      />
      <div className="mt-6 grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-6">
        {project.sent_back === null ? null : (
          <Alert tone="warning" title="Our staff requested changes">
            {project.sent_back}
          </Alert>
        )}
        <Stepper
          label="Steps"
          steps={STEPS.map((key) => ({
            key,
            name: STEP_NAMES[key],
            state: stateOfStep(key, step, { draft, files: project.files.length, isLacking: isLacking(key) }),
            href: hrefOf(key),
          }))}
        />
        <ErrorSummary items={items} attempt={attempt} title="Before you can post" />
        <Suspense
          fallback={
            <Loading label="Loading this step">
              <RowsSkeleton rows={6} />
            </Loading>
          }
        >
          <Part {...{ project, draft, change, problems: shown }} />
        </Suspense>
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {index > 0 ? <LinkButton href={hrefOf(STEPS[index - 1] ?? 'brief')}>Back</LinkButton> : null}
          {following === undefined ? (
            <Button variant="primary" pending={post.isPending} onClick={() => void postNow()}>
              {isDraft ? 'Post project' : 'Post changes'}
            </Button>
          ) : (
            <LinkButton href={hrefOf(following)} variant="primary">
              Save and continue
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
