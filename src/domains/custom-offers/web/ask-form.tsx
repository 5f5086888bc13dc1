import { useNavigate } from 'react-router';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { WorkUpload } from '#domains/paid-work/web/paid-work.tsx';
import type { Money } from '#kit/money.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { askForOffer, offerForm, uploadRequestFile, type OfferForm } from '../contract.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';
import { requestShape } from '../request-shape.ts';
import { staledByMoves } from './use-offer.ts';

interface Values {
  scope: string;
  budget: Money | null;
  wanted_on: string;
  files: string[];
}

/** What the client wants of this service, with the files that show it. */
export function AskForm({
  asked: { service, seller, currency, files: draftFiles },
  conversation,
}: {
  asked: OfferForm;
  conversation: string | null;
}) {
  const navigate = useNavigate();
  const ask = useCommand(askForOffer, { stales: [...staledByMoves, offerForm], waits: false });
  const { form, field, ...frame } = useContractForm<Values, { offer_number: string }>({
    draft: `custom-offer:${service.slug}`,
    once: true,
    undrafted: ['files'],
    schema: requestShape,
    defaults: { scope: '', budget: null, wanted_on: '', files: draftFiles.map(({ id }) => id) },
    submit: ({ scope, budget, wanted_on: wanted, files }) =>
      ask.mutateAsync({
        body: {
          service: service.slug,
          scope,
          budget,
          wanted_on: wanted === '' ? null : wanted,
          files: sendableFiles(files, draftFiles),
        },
      }),
    onDone: ({ offer_number: offerNumber }) => {
      toast.success('Request sent', `${seller.name} has ${OFFER_LIMITS.answerDays} days to answer.`);
      // Who came from a conversation finds the request in it.
      const next =
        conversation === null ? pathTo('custom-offer', { offerNumber }) : pathTo('messages', {}, { conversation });
      void navigate(next, { replace: true });
    },
  });
  return (
    <Panel
      title={service.title}
      lead={`${seller.name} has ${OFFER_LIMITS.answerDays} days to answer.`}
      className="max-w-form"
    >
      <DraftedForm {...frame} isNarrow submitLabel="Send request">
        <CountedTextArea
          label="What do you need?"
          hint="What you want to get, in what form, and what is there already."
          max={OFFER_LIMITS.scope}
          rows={7}
          {...field('scope')}
        />
        <WorkUpload
          {...form.idAndError('files')}
          purpose="requirements"
          label="Files that show what you need (optional)"
          mostFiles={OFFER_LIMITS.files}
          kept={draftFiles}
          send={(file, { signal, onProgress }) =>
            call(
              uploadRequestFile,
              { query: { service: service.slug } },
              {
                key: crypto.randomUUID(),
                file,
                fileName: file.name,
                signal,
                onProgress: (part) => onProgress(part * 100),
              },
            )
          }
          onChange={(change) => form.set('files', change(form.now().files))}
        />
        <MoneyField
          {...form.idAndError('budget')}
          label="Budget"
          optional
          hint="Before fees. Leave it empty to hear a price."
          currency={currency}
          value={form.watch().budget}
          onChange={(value) => form.set('budget', value)}
        />
        <TextField label="When do you need it?" optional type="date" className="max-w-48" {...field('wanted_on')} />
      </DraftedForm>
    </Panel>
  );
}
