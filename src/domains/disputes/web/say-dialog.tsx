import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { anyShareShape, chosenShare, NO_SHARE, shareDraftShape } from '#domains/paid-work/share-amount.ts';
import { ShareChoice, WorkUpload } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand, type Stale } from '#kit/web/api.ts';
import { call } from '#kit/web/api-client.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { addEvidence, answerClaim, appealDecision, uploadEvidence } from '../contract.ts';
import { TEXT_MOST, type ShownDispute } from '../shapes.ts';
import { afterSending, reviewedFirst, reviewShare } from './review-share.tsx';

const WORDS = {
  answer: {
    title: 'Answer the claim',
    lead: 'Describe what happened from your side and say what you propose. You both then have 10 days to agree; after 3 days either of you can ask for a reviewer.',
    label: 'Your answer',
    button: 'Review answer',
  },
  evidence: {
    title: 'Add evidence',
    lead: 'The other side and the reviewer see it.',
    label: 'What does it show?',
    button: 'Add evidence',
  },
  appeal: {
    title: 'Appeal the decision',
    lead: 'Another reviewer looks at everything again within 5 business days. That decision is final.',
    label: 'What was overlooked?',
    button: 'Send appeal',
  },
} as const;

const schema = z.object({
  text: z.string().check(
    z.refine((text) => text.trim() !== '', 'This field is required.'),
    z.maxLength(TEXT_MOST),
  ),
  files: z.array(z.string()),
});
/** Evidence and appeals name no amount. */
const plain = z.extend(schema, { share: anyShareShape });
const withShare = z.extend(schema, { share: shareDraftShape });

export interface SayDialogProps {
  kind: keyof typeof WORDS;
  dispute: ShownDispute;
  other: string;
  stales: readonly Stale[];
  onClose: () => void;
}

/** What one side says in a dispute: text, with a share where one is asked for, and files. */
export function SayDialog({ kind, dispute, other, stales, onClose }: SayDialogProps) {
  const answer = useCommand(answerClaim, { stales });
  const evidence = useCommand(addEvidence, { stales });
  const appeal = useCommand(appealDecision, { stales });
  const { draft_files: draftFiles, side, number } = dispute;
  const terms = dispute.works.map((work) => work.terms);
  const params = { dispute_number: number };
  const words = WORDS[kind];
  const { form, field, ...frame } = useDialogForm({
    draft: 'say',
    once: true,
    about: `${kind} ${number}`,
    schema: kind === 'answer' ? withShare : plain,
    defaults: { text: '', share: NO_SHARE, files: draftFiles.map(({ id }) => id) },
    undrafted: ['files'],
    submit: ({ text, share, files }): Promise<unknown> => {
      const sent = sendableFiles(files, draftFiles);
      if (kind === 'appeal') return appeal.mutateAsync({ params, body: { text } });
      if (kind === 'evidence') return evidence.mutateAsync({ params, body: { text, files: sent } });
      return answer.mutateAsync({
        params,
        body: { text, percent: (chosenShare(share, terms, side) ?? 0) / 100, files: sent },
      });
    },
    onDone: onClose,
  });
  const chosen = () => chosenShare(form.now().share, terms, side);
  const isComplete = () => chosen() !== null && form.now().text.trim() !== '';
  const review = () => {
    const share = chosen() ?? 0;
    const sent = afterSending(share, dispute.claim, other, 'Send answer');
    return reviewShare({ title: 'Review your answer', ...sent, terms, share, side, other });
  };
  return (
    <FormDialog
      title={words.title}
      lead={words.lead}
      button={words.button}
      form={kind === 'answer' ? reviewedFirst(frame, isComplete, review) : frame}
      onClose={onClose}
    >
      <CountedTextArea label={words.label} max={TEXT_MOST} rows={6} {...field('text')} />
      {kind === 'answer' ? (
        <ShareChoice
          legend="What you propose"
          field={form.idAndError('share')}
          value={form.watch().share}
          onChange={(value) => form.set('share', value)}
          terms={terms}
          side={side}
          other={other}
        />
      ) : null}
      {kind === 'appeal' ? null : (
        <WorkUpload
          {...form.idAndError('files')}
          send={(file, { signal, onProgress }) =>
            call(
              uploadEvidence,
              { params },
              {
                key: crypto.randomUUID(),
                file,
                fileName: file.name,
                signal,
                onProgress: (part) => onProgress(part * 100),
              },
            )
          }
          purpose="evidence"
          label="Files"
          kept={draftFiles}
          onChange={(change) => form.set('files', change(form.now().files))}
        />
      )}
    </FormDialog>
  );
}
