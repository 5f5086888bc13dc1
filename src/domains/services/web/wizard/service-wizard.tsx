import { useEffect, useState, type FocusEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Stepper } from '#design/app/stepper.tsx';
import { SaveState } from '#design/app/save-state.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { Failure } from '#kit/errors.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo, trailTo } from '#routes';
import { myServices, publishService } from '../../contract.ts';
import { JUST_PUBLISHED } from '../../just-published.ts';
import { stateOfStep, stepOfField } from '../../quality.ts';
import { STEP_NAMES, WIZARD_STEPS, type WizardStep } from '../../wizard-steps.ts';
import { CheckList } from './check-list.tsx';
import { PicturesStep } from './pictures-step.tsx';
import { OverviewStep } from './overview-step.tsx';
import { PackagesStep } from './packages-step.tsx';
import { RequirementsStep } from './requirements-step.tsx';
import { useDraft, type Draft, type MyService } from './use-draft.ts';
import { useJudgment } from './use-judgment.ts';
import { useRemovals } from './use-removals.ts';

const STATE_LEADS: Partial<Record<MyService['state'], string>> = {
  pending_review: 'This service is in review. You can change it once that is decided, within 24 hours.',
  needs_changes:
    'Changes were requested. Make them within 30 days and publish again; your notifications say what and why.',
  denied: 'This service was denied and can’t be changed. Your notifications say why.',
};
const isStep = (text: string | null): text is WizardStep => WIZARD_STEPS.some((step) => step === text);

/** Five steps over one autosaved draft; the step is in the address, any of them can be opened at any time. */
export function ServiceWizard({ service }: { service: MyService }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { draft, change: keep, save, saving } = useDraft(service);
  const [pictures, setPictures] = useState(service.pictures);
  const removals = useRemovals(service.id, pictures, setPictures);
  const judgment = useJudgment(service, draft, pictures);
  const { checks, summary, refusal } = judgment;
  const publish = useCommand(publishService, { stales: [myServices], waits: false });
  const requestedStep = search.get('step');
  const step: WizardStep = isStep(requestedStep) ? requestedStep : 'overview';
  const index = WIZARD_STEPS.indexOf(step);
  const hrefOf = (to: string, field?: string): string =>
    `${pathTo('edit-service', { id: service.id }, { step: to })}${field === undefined ? '' : `#${field}`}`;
  const following = WIZARD_STEPS[index + 1];
  useNamedField(step);
  const change = (part: Partial<Draft>): void => {
    judgment.moved({ ...draft, ...part });
    keep(part);
  };
  const parts = {
    draft,
    change,
    problems: judgment.shown,
    currency: service.price_range.min.currency,
    terms: judgment.terms,
  };
  const leave = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      judgment.leave(target.id, target.value);
    void save();
  };

  const publishNow = async (): Promise<void> => {
    if (!judgment.isReady()) return;
    await Promise.all([save(), removals.settleAll()]);
    publish.mutate(
      { params: { id: service.id } },
      {
        onSuccess: ({ slug, state }) => {
          const isNew = service.state !== 'active';
          if (slug === null || state !== 'active') {
            toast.success(state === 'pending_review' ? 'Your service is in review' : 'Published');
            void navigate(pathTo('my-services'));
            return;
          }
          // The page says it of a new one, with what to do next.
          if (!isNew) toast.success('Your changes are live');
          void navigate(pathTo('service', { slug }), { state: isNew ? JUST_PUBLISHED : null });
        },
        onError: (error) => judgment.refuse(error instanceof Failure ? (error.fields ?? {}) : {}, error.message),
      },
    );
  };

  const items =
    refusal === null
      ? summary.map(({ name, message }) => ({ message, href: hrefOf(stepOfField(name), name) }))
      : [{ message: refusal }];
  return (
    <div onBlur={leave}>
      <ScreenHeader
        of={trailTo('edit-service')}
        title={draft.title.trim() === '' ? 'New service' : draft.title}
        lead={
          service.state === 'active'
            ? 'Your changes go live when you publish again. Open orders keep what was agreed.'
            : (STATE_LEADS[service.state] ?? 'Only you can see this draft. Changes are saved as you type.')
        }
        actions={
          <>
            <SaveState saving={saving} />
            <LinkButton href={pathTo('service-preview', { id: service.id })}>Preview</LinkButton>
            {service.versions.length === 0 ? null : (
              <LinkButton href={pathTo('service-versions', { id: service.id })}>Versions</LinkButton>
            )}
          </>
        }
      />
      {/* Three packages beside each other need the whole width. */}
      <div className={`mt-6 grid items-start gap-6 ${step === 'packages' ? '' : 'xl:grid-cols-[minmax(0,1fr)_300px]'}`}>
        <div className="grid min-w-0 gap-6">
          <Stepper
            label="Steps"
            steps={WIZARD_STEPS.map((key) => ({
              key,
              name: STEP_NAMES[key],
              state: stateOfStep(key, step, checks),
              href: hrefOf(key),
            }))}
          />
          <ErrorSummary items={items} attempt={judgment.attempt} title="Before you can publish" />
          {step === 'overview' ? <OverviewStep {...parts} isFirst={service.versions.length === 0} /> : null}
          {step === 'packages' ? <PackagesStep {...parts} /> : null}
          {step === 'requirements' ? <RequirementsStep {...parts} /> : null}
          {step === 'media' ? (
            <PicturesStep
              service={service}
              draft={draft}
              change={change}
              pictures={pictures}
              removals={removals}
              onChange={setPictures}
            />
          ) : null}
          {step === 'publish' ? (
            <Panel
              title={service.state === 'active' ? 'Publish the changes' : 'Publish your service'}
              lead="We check it automatically. Some services also get a short review. You can pause it at any time."
            >
              <CheckList checks={checks} hrefOf={hrefOf} />
            </Panel>
          ) : null}
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            {index > 0 ? <LinkButton href={hrefOf(WIZARD_STEPS[index - 1] ?? 'overview')}>Back</LinkButton> : null}
            {following === undefined ? (
              <Button variant="primary" pending={publish.isPending} onClick={() => void publishNow()}>
                {service.state === 'active' ? 'Publish changes' : 'Publish service'}
              </Button>
            ) : (
              <LinkButton href={hrefOf(following)} variant="primary">
                Save and continue
              </LinkButton>
            )}
          </div>
        </div>
        {step === 'publish' ? null : (
          <Panel title="Checklist" className="max-xl:hidden">
            <CheckList checks={checks} hrefOf={hrefOf} />
          </Panel>
        )}
      </div>
    </div>
  );
}

/** A link may name a field of any step: `?step=packages#packages.0.price`. */
function useNamedField(step: WizardStep): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const field = document.getElementById(hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash, key, step]);
}
