import type { DomainModule } from '#kit/server/module.ts';
import { academicNotices } from '../notices.ts';
import { academicChecks } from './academic-checks.ts';
import { academicTimers } from './end-cohort.ts';
import { academicHandlers } from './handlers.ts';
import { personal } from './personal.ts';
import { academicReactions } from './send-invitations.ts';

export const academic: DomainModule = {
  name: 'academic',
  about:
    'Institutions that signed the university agreement, their cohorts of students, and what a supervisor sees of them.',
  owns: [
    'academic_cohort',
    'academic_institution',
    'academic_invitation',
    'academic_member',
    'academic_signature',
    'academic_text',
  ],
  handlers: academicHandlers,
  reactions: academicReactions,
  timers: academicTimers,
  notices: academicNotices,
  silent: { 'academic.student_invited': 'the invitation is an email of its own: the student may have no account' },
  personal,
  checks: academicChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
