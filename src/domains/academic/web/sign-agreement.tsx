import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { myAcademic } from '../contract.ts';
import { SIGNING_LIMITS } from '../institution.ts';
import { agreementBody, signAgreement } from '../signing-contract.ts';
import { SignatureFields } from './signature-fields.tsx';

const yours = (
  <LinkButton size="sm" href={pathTo('academic')}>
    Open your institution
  </LinkButton>
);

/** Below the text of the university agreement, for someone who is signed in. */
export function SignAgreement({ number }: { number: number }) {
  const read = useRead(myAcademic, {});
  if (read.data === undefined)
    return (
      <Unread what="The form" read={read}>
        <Loading label="Loading the form">
          <TextSkeleton lines={6} />
        </Loading>
      </Unread>
    );
  const open = read.data.institutions.find(({ state }) => state === 'waiting' || state === 'confirmed');
  if (open === undefined) return <AgreementForm number={number} />;
  return open.state === 'confirmed' ? (
    <Alert tone="success" title={`The agreement with ${open.name} is in force`} action={yours} />
  ) : (
    <Alert tone="info" live title={`You signed for ${open.name}`} action={yours}>
      We check the institution and countersign. We’ll notify you, then you can set up cohorts.
    </Alert>
  );
}

function AgreementForm({ number }: { number: number }) {
  const sign = useCommand(signAgreement, { stales: [myAcademic] });
  const { form, field, ...frame } = useContractForm({
    draft: 'university-agreement',
    once: true,
    schema: agreementBody,
    defaults: { name: '', address: '', position: '', signature: '', consent: false, number },
    undrafted: ['number', 'consent'],
    submit: (body) => sign.mutateAsync({ body }),
  });
  return (
    <DraftedForm {...frame} isNarrow submitLabel="Sign agreement">
      <TextField label="Institution" autoComplete="organization" {...field('name')} />
      <CountedTextArea label="Address" max={SIGNING_LIMITS.address} rows={3} {...field('address')} />
      <TextField
        label="Your position"
        hint="Such as dean, head of department or lecturer."
        autoComplete="organization-title"
        {...field('position')}
      />
      <SignatureFields
        what={`version ${number} of this agreement`}
        signature={field('signature')}
        consent={form.idAndError('consent')}
        isAgreed={form.watch().consent}
        onAgree={(is) => form.set('consent', is)}
      />
    </DraftedForm>
  );
}
