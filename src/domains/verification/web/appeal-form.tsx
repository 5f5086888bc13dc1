import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { appealIdentity, appealShape, identityVerification } from '../identity-contract.ts';

export function AppealForm() {
  const appeal = useCommand(appealIdentity, { stales: [identityVerification] });
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: appealShape,
    defaults: { text: '' },
    submit: (body) => appeal.mutateAsync({ body }),
    onDone: () => toast.success('Your appeal is in review'),
  });
  return (
    <details className="mt-5">
      <summary className="link cursor-pointer">Appeal this decision</summary>
      <form className="mt-4 grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextArea
          label="What was wrong with the decision?"
          hint="A reviewer reads it and answers within 7 days."
          rows={4}
          {...field('text')}
        />
        <Button type="submit" pending={isSubmitting} className="justify-self-start">
          Send appeal
        </Button>
      </form>
    </details>
  );
}
