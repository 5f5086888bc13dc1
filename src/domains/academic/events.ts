import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const ofCohort = { cohortId: z.string(), cohort: z.string() };
/** The student is missing in events of earlier releases. */
const aboutStudent = z.object({ ...ofCohort, supervisorId: z.string(), studentId: z.optional(z.string()) });

export const institutionSigned = event(
  'academic.institution_signed',
  z.object({ institutionId: z.string(), name: z.string() }),
);
export const institutionDecided = event(
  'academic.institution_decided',
  z.object({
    institutionId: z.string(),
    name: z.string(),
    decision: z.enum(['confirmed', 'declined', 'ended']),
    reason: z.nullable(z.string()),
    /** Null where the account is gone. */
    userId: z.nullable(z.string()),
  }),
);
/** The address stays in its table: it may be that of someone without an account. */
export const studentInvited = event('academic.student_invited', z.object({ invitationId: z.string() }));
export const studentJoined = event('academic.student_joined', aboutStudent);
export const studentLeft = event('academic.student_left', aboutStudent);
export const studentRemoved = event(
  'academic.student_removed',
  z.object({ ...ofCohort, userId: z.string(), reason: z.string() }),
);
export const cohortEnded = event(
  'academic.cohort_ended',
  z.object({ ...ofCohort, studentIds: z.array(z.string()), reason: z.nullable(z.string()) }),
);
