import { staffFinders } from '#kit/server/staff-search.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { reportNotices } from '../notices.ts';
import { reportHandlers } from './handlers.ts';
import { reportFinder } from './find-reports.ts';
import { personal } from './personal.ts';
import { reportChecks } from './report-checks.ts';

export const reports: DomainModule = {
  name: 'reports',
  about: 'Reports of public content, decisions about it, and appeals.',
  owns: ['content_report', 'report_case'],
  handlers: reportHandlers,
  extensions: [staffFinders.with(reportFinder)],
  notices: reportNotices,
  personal,
  checks: reportChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
