import { useNavigate } from 'react-router';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { COHORT_LIMITS } from '../cohort.ts';
import { cohortBody, myAcademic, setUpCohort } from '../contract.ts';

const USUAL_STUDENTS = 25;

export function SetUpCohort({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const make = useCommand(setUpCohort, { stales: [myAcademic], waits: false });
  const { form, field, ...frame } = useDialogForm({
    about: 'new cohort',
    schema: cohortBody,
    defaults: { name: '', starts_on: '', ends_on: '', student_limit: USUAL_STUDENTS },
    submit: (body) => make.mutateAsync({ body }),
    onDone: ({ id }) => {
      toast.success('Cohort set up', 'Share its link with your students.');
      void navigate(pathTo('cohort', { id }));
    },
  });
  const { id, error } = form.idAndError('student_limit');
  return (
    <FormDialog
      title="Set up a cohort"
      lead="When its term ends, its students leave it and you no longer see them."
      button="Set up cohort"
      form={frame}
      onClose={onClose}
    >
      <TextField label="Name" hint="Your students see it, such as “Design, second year”." {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First day" type="date" {...field('starts_on')} />
        <TextField label="Last day" type="date" {...field('ends_on')} />
      </div>
      <NumberField
        label="Most students"
        id={id}
        error={error}
        min={1}
        max={COHORT_LIMITS.students}
        value={form.watch().student_limit}
        onChange={(limit) => form.set('student_limit', limit)}
      />
    </FormDialog>
  );
}
