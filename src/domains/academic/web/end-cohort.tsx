import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { cohort as cohortRead, endCohort, myAcademic, type WholeCohort } from '../contract.ts';

/** Before its term does. */
export function EndCohort({ cohort: { id, name, students } }: { cohort: WholeCohort }) {
  const end = useCommand(endCohort, { stales: [cohortRead, myAcademic] });
  const ask = (): void =>
    void confirm({
      title: `End “${name}”?`,
      body: `${counted(students, { one: 'student leaves', other: 'students leave' })} it and hears about it. You no longer see them, and the code stops working. This can’t be undone.`,
      okLabel: 'End cohort',
      danger: true,
      act: async () => {
        await end.mutateAsync({ params: { id } });
        toast.success('Cohort ended');
      },
    });
  return (
    <div>
      <Button onClick={ask}>End cohort</Button>
    </div>
  );
}
