import { lazy, Suspense, useState, type FocusEvent } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { SaveState } from '#design/app/save-state.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextArea } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { WorkUpload } from '#domains/paid-work/web/paid-work.tsx';
import { call } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { useAutosave } from '#kit/web/use-autosave.ts';
import { pathTo } from '#routes';
import { uploadProposalFile } from '../../contract.ts';
import {
  discardProposalDraft,
  myProposal,
  myProposals,
  saveProposalDraft,
  type MyProposal,
} from '../../own-contract.ts';
import { draftProblems, plannedParts, wholeOf, withAnother, type ProposalDraft } from '../../own-draft.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';
import { PlanFields } from '../plan-fields.tsx';
import { NetBar } from './net-bar.tsx';
import { PieceChoice } from './piece-choice.tsx';
import { StartFrom } from './start-from.tsx';
import { startOf } from './start-of.ts';
import { useSend } from './use-send.ts';

const AttachCv = lazy(async () => ({
  default: (await import('#domains/cvs/web/cvs.tsx')).AttachCv<{ readonly id: string }>,
}));

interface WritingProps {
  page: MyProposal;
  /** It was sent before, and this changes it. */
  isChanging: boolean;
  href: string;
}

/** What is typed is saved as it is typed, for every device; the price and what is left of it stay in sight. */
export function ProposalWriting({ page, isChanging, href }: WritingProps) {
  const navigate = useNavigate();
  const { project, proposal } = page;
  const { currency } = project;
  const version = proposal?.versions.length ?? 0;
  const [isTouched, touch] = useState(page.draft !== null);
  const keep = useCommand(saveProposalDraft, { stales: [myProposal, myProposals], waits: false });
  const discard = useCommand(discardProposalDraft, { stales: [myProposals], waits: false });
  const { draft, change, save, saving } = useAutosave<ProposalDraft>(
    startOf(page),
    page.draft?.saved_at ?? project.posted_at,
    async (body) =>
      (
        await keep.mutateAsync({
          params: { slug: project.slug },
          body: { ...body, answers: [...body.answers], ...listsOf(body), version },
        })
      ).saved_at,
  );
  const [files, setFiles] = useState<readonly string[]>(page.unsent_files.map(({ id }) => id));
  const { send, attempt, refused, isSending } = useSend(
    page,
    (id) => void navigate(pathTo('proposal', { id }), { replace: true }),
  );
  const set = (part: Partial<ProposalDraft>): void => {
    touch(true);
    change(part);
  };
  // Nothing is judged before sending was tried (FRM-3).
  const problems =
    attempt === 0 ? {} : { ...(refused?.draft === draft ? refused.fields : {}), ...draftProblems(draft, project) };
  const listed = Object.entries(problems).flatMap(([fieldId, messages]) =>
    messages.map((message) => ({ fieldId, message })),
  );
  const items = listed.length === 0 && refused?.draft === draft ? [{ message: refused.message }] : listed;
  const errorOf = (field: string): string | undefined => problems[field]?.[0];
  const whole = wholeOf(draft, currency);
  const answerOf = (id: string): string => draft.answers.find((answer) => answer.id === id)?.answer ?? '';
  const sendFile = (file: File, options: { signal?: AbortSignal; onProgress: (percent: number) => void }) =>
    call(
      uploadProposalFile,
      { params: { slug: project.slug } },
      {
        key: crypto.randomUUID(),
        file,
        fileName: file.name,
        ...(options.signal === undefined ? {} : { signal: options.signal }),
        onProgress: (part) => options.onProgress(part * 100),
      },
    );
  const leave = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) void save();
  };
  const drop = async (): Promise<void> => {
    const agreed = await confirm({
      title: isChanging ? 'Discard your changes?' : 'Delete this draft?',
      body: isChanging
        ? 'Your proposal stays as you sent it.'
        : 'What you wrote is deleted. You can begin again while the project is open.',
      okLabel: isChanging ? 'Discard changes' : 'Delete draft',
      danger: true,
      act: async () => {
        await save();
        await discard.mutateAsync({ params: { id: page.id } });
      },
    });
    if (agreed) void navigate(isChanging ? href : pathTo('proposals', {}, { tab: 'drafts' }), { replace: true });
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      noValidate
      aria-label={isChanging ? 'Change your proposal' : 'Your proposal'}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        void send({ draft, files: sendableFiles([...files], page.unsent_files), save });
      }}
    >
      <ErrorSummary items={items} attempt={attempt} title="Before you can send" />
      <Panel
        title={isChanging ? 'Change your proposal' : 'Your proposal'}
        lead="Nothing is paid by proposing. The service fee is taken when money is released to you."
        actions={<SaveState saving={isTouched ? saving : { state: 'untouched' }} />}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {isChanging ? null : <StartFrom draft={draft} currency={currency} onChange={set} />}
          {draft.milestones.length > 0 ? null : (
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <MoneyField
                id="price"
                label="Price"
                currency={currency}
                value={draft.price}
                error={errorOf('price')}
                onChange={(price) => set({ price })}
              />
              <NumberField
                id="days"
                label="Time"
                unit="days"
                min={1}
                max={PROPOSAL_LIMITS.days}
                value={draft.days}
                error={errorOf('days')}
                onChange={(days) => set({ days })}
              />
            </div>
          )}
          <PlanFields
            value={draft.milestones}
            currency={currency}
            planned={plannedParts(project.milestones, draft, currency)}
            problems={problems}
            error={errorOf('milestones')}
            onChange={(milestones) => set({ milestones })}
            onAdd={() => set({ milestones: withAnother(draft) })}
          />
          {project.questions.map(({ id, question, required }) => (
            <TextArea
              key={id}
              id={`answers.${id}`}
              label={question}
              optional={!required}
              rows={2}
              maxLength={PROPOSAL_LIMITS.answer}
              value={answerOf(id)}
              error={errorOf(`answers.${id}`)}
              onChange={(event) =>
                set({
                  answers: [...draft.answers.filter((answer) => answer.id !== id), { id, answer: event.target.value }],
                })
              }
            />
          ))}
          <CountedTextArea
            id="cover"
            label="How you would do it"
            max={PROPOSAL_LIMITS.cover.most}
            min={PROPOSAL_LIMITS.cover.least}
            rows={8}
            value={draft.cover}
            error={errorOf('cover')}
            onChange={(event) => set({ cover: event.target.value })}
          />
          <PieceChoice
            chosen={draft.portfolio}
            error={errorOf('portfolio')}
            onChange={(portfolio) => set({ portfolio })}
          />
          <WorkUpload
            id="files"
            purpose="delivery"
            label="Files that show similar work (optional)"
            mostFiles={PROPOSAL_LIMITS.files}
            kept={page.unsent_files}
            error={errorOf('files')}
            send={sendFile}
            onChange={(next) => setFiles((ids) => next([...ids]))}
          />
          <Suspense fallback={null}>
            <AttachCv
              send={(file) => sendFile(file, { onProgress: () => {} })}
              stales={[myProposal]}
              onDone={({ id }) => setFiles((ids) => [...ids, id])}
            />
          </Suspense>
          <div className="flex flex-wrap gap-3 empty:hidden">
            {isChanging ? <LinkButton href={href}>Back to your proposal</LinkButton> : null}
            {isTouched ? (
              <Button variant="ghost" onClick={() => void drop()}>
                {isChanging ? 'Discard changes' : 'Delete draft'}
              </Button>
            ) : null}
          </div>
        </div>
      </Panel>
      <NetBar
        whole={whole}
        rate={proposal?.service_fee_rate ?? page.service_fee_rate}
        isSending={isSending}
        isChanging={isChanging}
        refusal={page.refusal}
      />
    </form>
  );
}

const listsOf = ({ milestones, portfolio }: ProposalDraft) => ({
  milestones: milestones.map((milestone) => ({ ...milestone })),
  portfolio: [...portfolio],
});
