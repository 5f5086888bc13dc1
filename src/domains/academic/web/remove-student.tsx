import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { COHORT_LIMITS } from '../cohort.ts';
import { cohort as cohortRead, myAcademic, removeStudent, type Student } from '../contract.ts';

interface RemoveStudentProps {
  readonly student: Student;
  readonly cohort: string;
  readonly cohortId: string;
  readonly onClose: () => void;
}

export function RemoveStudent({ student: { id, name }, cohort, cohortId, onClose }: RemoveStudentProps) {
  const remove = useCommand(removeStudent, { stales: [cohortRead, myAcademic] });
  return (
    <ReasonDialog
      about={id}
      title={`Remove ${name}?`}
      lead={`They leave “${cohort}”, get your reason, and can’t join it again. Their account and work stay as they are.`}
      button="Remove student"
      done="Student removed"
      isHarsh
      maxLength={COHORT_LIMITS.removal}
      submit={(body) => remove.mutateAsync({ params: { id: cohortId, student_id: id }, body })}
      onClose={onClose}
    />
  );
}
