import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { useWide } from '#design/app/use-wide.ts';
import { SelectField, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { offerContract, type HireTerms } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { firstWrong, milestonesFor, toSend, type MilestoneDraft } from './milestone-draft.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { AfterOffer, ProposedTerms } from './offer-rail.tsx';
import { OfferTotals } from './offer-totals.tsx';
import { Rights } from './rights.tsx';
import { staledByMoves } from './use-contract.ts';

interface Values {
  title: string;
  scope: string;
  milestones: readonly MilestoneDraft[];
  valid_hours: string;
  signature: string;
}

const HOURS = [2, 3, 5, 7].map((days) => ({ value: String(days * 24), label: formatUnit(days, 'day') }));
const filled = (max: number, empty: string) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', empty),
    z.maxLength(max),
  );

/** What is agreed on, in milestones, signed by the client. */
export function OfferForm({ terms, onSent }: { terms: HireTerms; onSent: (contractNumber: string) => void }) {
  const offer = useCommand(offerContract, { stales: staledByMoves });
  const { freelancer, proposal } = terms;
  const { form, field, ...frame } = useContractForm<Values, { contract_number: string }>({
    draft: proposal === null ? `hire:${freelancer.username}` : `hire:${proposal.id}`,
    once: true,
    schema: z.object({
      title: filled(CONTRACT_LIMITS.title, 'Name the work.'),
      scope: filled(CONTRACT_LIMITS.scope, 'Describe the work.'),
      milestones: z.custom<readonly MilestoneDraft[]>().check((context) => {
        const wrong = firstWrong(context.value, terms);
        if (wrong !== null) context.issues.push({ code: 'custom', message: wrong, input: context.value });
      }),
      valid_hours: z.string(),
      signature: filled(CONTRACT_LIMITS.signature, 'Type your name to sign.'),
    }),
    defaults: {
      title: proposal?.project.title ?? '',
      scope: proposal?.scope ?? '',
      milestones: milestonesFor(proposal),
      valid_hours: '48',
      signature: terms.your_name,
    },
    submit: ({ milestones, valid_hours: hours, ...rest }) => {
      const source = proposal === null ? {} : { proposal: proposal.id };
      return offer.mutateAsync({
        body: {
          freelancer: freelancer.username,
          ...source,
          ...rest,
          valid_hours: Number(hours),
          milestones: milestones.map(toSend),
        },
      });
    },
    onDone: ({ contract_number: number }) => {
      toast.success('Offer sent', `${freelancer.name} signs or declines it.`);
      onSent(number);
    },
  });
  const { milestones } = form.watch();
  const { id, error } = form.idAndError('milestones');
  const isWide = useWide();
  const totals = <OfferTotals terms={terms} milestones={milestones} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <Panel
        title={`Hire ${freelancer.name}`}
        lead={
          proposal === null
            ? undefined
            : 'It starts with the terms of the proposal and with your brief. Change what differs before you sign.'
        }
      >
        <DraftedForm {...frame} submitLabel="Sign and send the offer">
          <TextField label="Title" hint="What it is called in both of your lists." {...field('title')} />
          <CountedTextArea
            label="Scope"
            hint="What is made, in what form, and what is not part of it."
            max={CONTRACT_LIMITS.scope}
            rows={7}
            {...field('scope')}
          />
          <MilestoneFields
            id={id}
            error={error}
            terms={terms}
            value={milestones}
            onChange={(next) => form.set('milestones', next)}
          />
          {isWide ? null : totals}
          <SelectField
            label="The offer is valid for"
            className="max-w-form"
            options={HOURS}
            {...field('valid_hours')}
          />
          <Rights lines={terms.rights} />
          <TextField
            label="Your name"
            className="max-w-form"
            hint="It signs the scope, the milestones, the fees and the rights in the work, and appears in the contract with the time."
            {...field('signature')}
          />
        </DraftedForm>
      </Panel>
      <aside aria-label="About the offer" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 xl:sticky xl:top-6">
        {proposal === null ? null : <ProposedTerms of={proposal} />}
        {isWide ? <Panel title="Price and fee">{totals}</Panel> : null}
        <AfterOffer name={freelancer.name} />
      </aside>
    </div>
  );
}
