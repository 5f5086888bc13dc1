import { noticesOf, type Notice } from '#kit/notices.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

const person = (to: string, group: string, title: string, text: string, path = pathTo('academic')): Notice => ({
  to,
  topic: 'account',
  group: { key: group, title: 'Cohorts' },
  title,
  text,
  path,
  action: path === pathTo('academic') ? 'See your cohorts' : 'Open the cohort',
});

const DECIDED = {
  confirmed: (name: string) => ({
    title: `${name} is confirmed`,
    text: 'We countersigned the university agreement. You can set up cohorts and invite students.',
  }),
  declined: (name: string, reason: string) => ({
    title: `We couldn’t confirm ${name}`,
    text: `${reason} You can sign again.`,
  }),
  ended: (name: string, reason: string) => ({
    title: `The agreement with ${name} ended`,
    text: `${reason} Its cohorts ended too.`,
  }),
};

const aboutCohort = (supervisorId: string, cohortId: string, title: string, text: string): Notice =>
  person(supervisorId, `cohort:${cohortId}`, title, text, pathTo('cohort', { id: cohortId }));

export const academicNotices = [
  noticesOf(events.institutionSigned, ({ name }) => ({
    to: 'operators',
    staff: 'trust',
    topic: 'operations',
    group: { key: 'operations:institutions', title: 'Institutions' },
    title: 'An institution signed the university agreement',
    text: `“${name}” waits for confirmation.`,
    path: pathTo('admin-institutions'),
    action: 'Open institutions',
  })),
  noticesOf(events.institutionDecided, ({ institutionId, name, decision, reason, userId }) => {
    if (userId === null) return [];
    const { title, text } = DECIDED[decision](name, reason ?? '');
    return person(userId, `institution:${institutionId}`, title, text);
  }),
  noticesOf(events.studentJoined, ({ cohortId, cohort, supervisorId, studentId = '' }, say) =>
    aboutCohort(
      supervisorId,
      cohortId,
      `${say.name(studentId, 'A student')} joined “${cohort}”`,
      'They signed the student rules.',
    ),
  ),
  noticesOf(events.studentLeft, ({ cohortId, cohort, supervisorId, studentId = '' }, say) =>
    aboutCohort(
      supervisorId,
      cohortId,
      `${say.name(studentId, 'A student')} left “${cohort}”`,
      'Students can leave at any time.',
    ),
  ),
  noticesOf(events.studentRemoved, ({ cohortId, cohort, userId, reason }) =>
    person(
      userId,
      `cohort:${cohortId}`,
      `You were removed from “${cohort}”`,
      `${reason} Your account, orders and earnings stay as they are.`,
    ),
  ),
  noticesOf(events.cohortEnded, ({ cohortId, cohort, studentIds, reason }) =>
    studentIds.map((to) =>
      person(
        to,
        `cohort:${cohortId}`,
        `“${cohort}” ended`,
        `${reason === null ? '' : `${reason} `}Your supervisor no longer sees you. Your account, orders and earnings stay as they are.`,
      ),
    ),
  ),
];
