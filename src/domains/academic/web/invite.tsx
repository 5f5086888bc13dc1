import * as z from 'zod/mini';
import { Address } from '#design/app/address.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { addressesIn, COHORT_LIMITS } from '../cohort.ts';
import { cohort as cohortRead, inviteStudents, type WholeCohort } from '../contract.ts';

const shape = z.object({
  emails: z.string().check(
    z.refine((text) => addressesIn(text).length > 0, 'Enter at least one address.'),
    z.refine(
      (text) => addressesIn(text).length <= COHORT_LIMITS.emails,
      `Invite up to ${COHORT_LIMITS.emails} at a time.`,
    ),
    z.refine(
      (text) => addressesIn(text).every((address) => z.safeParse(z.email(), address).success),
      'Enter valid email addresses, one per line.',
    ),
  ),
});

/** The link and the code of a cohort, and the same by email. */
export function Invite({ cohort: { id, code, invited, invitations_left: left } }: { cohort: WholeCohort }) {
  const invite = useCommand(inviteStudents, { stales: [cohortRead] });
  const { form, field, ...frame } = useContractForm({
    about: id,
    schema: shape,
    defaults: { emails: '' },
    submit: ({ emails }) => invite.mutateAsync({ params: { id }, body: { emails: addressesIn(emails) } }),
    onDone: () => {
      toast.success('Invitations sent', 'Addresses you invited before get no second email.');
      form.reset({ emails: '' });
    },
  });
  const path = pathTo('join-cohort', { code });
  const copy = (): void =>
    void navigator.clipboard.writeText(new URL(path, location.origin).href).then(
      () => toast.success('Link copied'),
      () => toast.error('The link was not copied', 'Open it and copy its address.'),
    );
  return (
    <Panel
      title="Invite students"
      lead="Anyone with the link or the code can join while there are places. Share it with your students only."
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="tnum text-base font-semibold">{code}</span>
        <Button size="sm" onClick={copy}>
          Copy link
        </Button>
        <Link href={path} className="link">
          See what students see
        </Link>
      </div>
      <div className="mt-5 border-t border-line pt-5">
        <DraftedForm {...frame} isNarrow submitLabel="Send invitations">
          <TextArea
            label="Email addresses"
            hint={`One per line, up to ${COHORT_LIMITS.emails} at a time. You can invite ${counted(left, { one: 'more address', other: 'more addresses' })}.`}
            rows={3}
            spellCheck={false}
            autoCapitalize="none"
            {...field('emails')}
          />
        </DraftedForm>
      </div>
      {invited.length === 0 ? null : (
        <details className="mt-5">
          <summary className="link w-fit cursor-pointer">
            {counted(invited.length, { one: 'invited address', other: 'invited addresses' })}
          </summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {invited.map(({ email, invited_at: at }) => (
              <li key={email}>
                <Address of={email} />, <When at={at} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
