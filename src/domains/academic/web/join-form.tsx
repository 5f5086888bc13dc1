import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatList } from '#kit/format/names.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { pathTo } from '#routes';
import { AGES, CONSENTED_IF } from '../cohort.ts';
import { cohortToJoin, joinBody, joinCohort, myAcademic, type CohortToJoin } from '../contract.ts';
import { SignatureFields } from './signature-fields.tsx';

/** Nothing is chosen for someone who declares their age. */
const shape = z.object({
  age: z.enum(['', ...AGES]).check(z.refine((age) => age !== '', 'Choose what applies to you.')),
  signature: joinBody.shape.signature,
  consent: joinBody.shape.consent,
});

/** Signing the student rules is joining. */
export function JoinForm({ code, cohort: { name, rules } }: { code: string; cohort: CohortToJoin }) {
  const { locale } = usePlace();
  const navigate = useNavigate();
  const join = useCommand(joinCohort, { stales: [cohortToJoin, myAcademic] });
  const { form, field, ...frame } = useContractForm({
    about: code,
    once: true,
    schema: shape,
    defaults: { age: '', signature: '', consent: false },
    undrafted: ['consent'],
    submit: ({ age, ...signed }) =>
      join.mutateAsync({
        body: { code, age: age === 'consented' ? 'consented' : 'of_age', number: rules.number, ...signed },
      }),
    onDone: () => {
      toast.success(`You joined “${name}”`);
      void navigate(pathTo('academic'));
    },
  });
  const { age, consent } = form.watch();
  return (
    <Panel title="Sign and join">
      <DraftedForm {...frame} submitLabel="Sign rules and join">
        <div id={form.idAndError('age').id} tabIndex={-1}>
          <RadioCards
            legend="Your age"
            name="age"
            value={age}
            error={form.idAndError('age').error}
            onChange={(value) => form.set('age', AGES.find((age) => age === value) ?? '')}
            options={[
              { value: 'of_age', label: 'I’m 18 or older, or of full legal age where I live' },
              {
                value: 'consented',
                label: 'I’m younger, and all of this is true',
                hint: `${formatList(CONSENTED_IF, locale)}. We can ask for proof.`,
              },
            ]}
          />
        </div>
        <SignatureFields
          what={`version ${rules.number} of the student rules`}
          signature={field('signature')}
          consent={form.idAndError('consent')}
          isAgreed={consent}
          onAgree={(is) => form.set('consent', is)}
        />
      </DraftedForm>
    </Panel>
  );
}
