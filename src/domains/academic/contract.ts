import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { tidy } from '#kit/name-shape.ts';
import { AGES, COHORT_LIMITS, COHORT_STATES } from './cohort.ts';
import { INSTITUTION_STATES } from './institution.ts';
import { signatureFields } from './signing-contract.ts';

const instant = z.iso.datetime();
const day = z.iso.date('Choose a day.');
const most = (max: number) => z.maxLength(max, `Use at most ${max} characters.`);

const institutionLine = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(INSTITUTION_STATES),
  /** Why it was declined or ended. */
  reason: z.nullable(z.string()),
  signed_at: instant,
  signature_id: z.string(),
  /** The version of the agreement that was signed. */
  number: z.int(),
  /** Why it can't run cohorts. */
  refusal: z.nullable(z.string()),
});
export type InstitutionLine = z.output<typeof institutionLine>;

const cohortFacts = {
  id: z.string(),
  name: z.string(),
  institution: z.string(),
  starts_on: day,
  ends_on: day,
  state: z.enum(COHORT_STATES),
};
const cohortLine = z.object({ ...cohortFacts, students: z.int(), student_limit: z.int() });
export type CohortLine = z.output<typeof cohortLine>;

const membership = z.object({
  id: z.string(),
  cohort: z.object(cohortFacts),
  supervisor: z.string(),
  joined_at: instant,
  left_at: z.nullable(instant),
  signature_id: z.string(),
  number: z.int(),
});
export type Membership = z.output<typeof membership>;

export const myAcademic = query({
  path: '/api/academic',
  summary:
    'Lists the cohorts you are or were a student of, and as a representative of an institution its agreement and its cohorts.',
  access: 'verified',
  data: z.object({
    memberships: z.array(membership),
    institutions: z.array(institutionLine),
    cohorts: z.array(cohortLine),
  }),
  errors: [],
  limit: 'read',
});
export type MyAcademic = DataOf<typeof myAcademic>;

export const signedDocument = query({
  path: '/api/academic/signatures/:id/document',
  summary: 'Downloads what you signed as PDF: the text, the name, the time and the hash that proves the text.',
  access: 'verified',
  params: byId,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});

export const cohortBody = z.object({
  name: z.string().check(tidy(), z.minLength(2, 'Enter a name for the cohort.'), most(COHORT_LIMITS.name)),
  starts_on: day,
  ends_on: day,
  student_limit: z
    .int('Enter a number.')
    .check(
      z.minimum(1, 'Enter at least 1.'),
      z.maximum(COHORT_LIMITS.students, `A cohort has at most ${COHORT_LIMITS.students} students.`),
    ),
});

export const setUpCohort = command({
  method: 'POST',
  path: '/api/academic/cohorts',
  summary: 'Sets up a cohort of your confirmed institution, with a code that its students join with.',
  access: 'verified',
  body: cohortBody,
  data: z.object({ id: z.string() }),
  said: 'Cohort set up',
  status: 201,
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});

const student = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
  age: z.enum(AGES),
  joined_at: instant,
  services: z.int(),
  completed: z.int(),
  on_time_percent: z.nullable(z.int()),
  rating: z.nullable(z.number()),
  reviews: z.int(),
});
export type Student = z.output<typeof student>;

const wholeCohort = z.object({
  ...cohortLine.shape,
  code: z.string(),
  /** Of those who are in it now, the first to join first; none once it ended. */
  joined: z.array(student),
  /** Addresses that were invited, the latest first. */
  invited: z.array(z.object({ email: z.string(), invited_at: instant })),
  invitations_left: z.int(),
});
export type WholeCohort = z.output<typeof wholeCohort>;

export const cohort = query({
  path: '/api/academic/cohorts/:id',
  summary:
    'Returns a cohort that you supervise: its students with what they agreed to show, its code, and who was invited.',
  access: 'verified',
  params: byId,
  data: wholeCohort,
  errors: ['not_found'],
  limit: 'read',
});

const onCohort = { access: 'verified', method: 'POST', params: byId, data: wholeCohort, repeat: 'natural' } as const;

export const inviteStudents = command({
  ...onCohort,
  path: '/api/academic/cohorts/:id/invitations',
  summary: 'Emails the link of a cohort to students. Each address gets one email.',
  body: z.object({
    emails: z
      .array(z.email('Enter valid email addresses.').check(z.maxLength(320)))
      .check(
        z.minLength(1, 'Enter at least one address.'),
        z.maxLength(COHORT_LIMITS.emails, `Invite up to ${COHORT_LIMITS.emails} at a time.`),
      ),
  }),
  said: 'Invitations sent',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'cohortInvite',
});

export const removalBody = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), most(COHORT_LIMITS.removal)),
});

export const removeStudent = command({
  ...onCohort,
  path: '/api/academic/cohorts/:id/students/:student_id/remove',
  summary: 'Removes a student from a cohort that you supervise. They get the reason and keep their account.',
  params: z.object({ ...byId.shape, student_id: idShape }),
  body: removalBody,
  said: 'Student removed',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
});

export const endCohort = command({
  ...onCohort,
  path: '/api/academic/cohorts/:id/end',
  summary: 'Ends a cohort that you supervise: its students leave it, and you no longer see them.',
  said: 'Cohort ended',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
});

export const codeShape = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^CH-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'Enter the code as it’s written, such as CH-7K3M-92QX-4TWB.'),
  );

export const cohortToJoin = query({
  path: '/api/academic/join',
  summary: 'Returns the cohort that a code belongs to, the student rules to sign, and what its supervisor will see.',
  access: 'verified',
  query: z.object({ code: codeShape }),
  data: z.object({
    ...cohortFacts,
    supervisor: z.string(),
    places_left: z.int(),
    /** Why you can't join. */
    refusal: z.nullable(z.string()),
    rules: z.object({
      title: z.string(),
      /** Signed with the name; another one in force refuses the signature. */
      number: z.int(),
      in_short: z.array(z.object({ title: z.string(), summary: z.string() })),
    }),
    supervisor_sees: z.array(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type CohortToJoin = DataOf<typeof cohortToJoin>;

export const joinBody = z.object({ age: z.enum(AGES, 'Choose what applies to you.'), ...signatureFields });

export const joinCohort = command({
  method: 'POST',
  path: '/api/academic/join',
  summary: 'Signs the student rules and joins a cohort.',
  access: 'verified',
  body: z.object({ code: codeShape, ...joinBody.shape }),
  data: z.object({ id: z.string() }),
  said: 'Joined',
  status: 201,
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const leaveCohort = command({
  method: 'POST',
  path: '/api/academic/memberships/:id/leave',
  summary: 'Leaves a cohort. Its supervisor no longer sees you; your account stays as it is.',
  access: 'verified',
  params: byId,
  data: z.null(),
  said: 'You left the cohort',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
