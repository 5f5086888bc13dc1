import { intents } from '#domains/accounts/server/accounts.ts';
import { reportables } from '#kit/server/reportable.ts';
import { talkedAbout } from '#domains/messaging/server/messaging.ts';
import { ownFinders } from '#kit/server/own-search.ts';
import { suggesters } from '#domains/services/server/services.ts';
import { staffFinders } from '#kit/server/staff-search.ts';
import { needStated } from '#domains/profiles/events.ts';
import { HOUR_MS } from '#kit/clock.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import { on } from '#kit/server/jobs/reactions.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { projectNotices, projectSilences } from '../notices.ts';
import { projectDashboards } from './dashboards.ts';
import { projectFacts } from './facts.ts';
import { projectHandlers } from './handlers.ts';
import { projectIntents } from './intents.ts';
import { forgetProjectChanges, projectsSearched } from './open-projects.ts';
import { projectFinder } from './find-staff-projects.ts';
import { personal } from './personal.ts';
import { projectCard } from './social-card.ts';
import { projectFeed } from './feed.ts';
import { projectChecks } from './project-checks.ts';
import { projectReactions, projectTimers } from './project-clock.ts';
import { draftFirstProject } from './first-draft.ts';
import { reportableAnswer, reportableQuestion } from './reportable-questions.ts';
import { reportableProject } from './reportable.ts';
import { projectSitemap } from './sitemap.ts';
import { projectTalkedAbout } from './talked-about.ts';
import { ownProjects } from './find-own-projects.ts';
import { suggestProjects } from './suggest-projects.ts';

export const projects: DomainModule = {
  name: 'projects',
  about: 'Projects: what clients want done, from the brief to the last contract.',
  owns: [
    'project',
    'project_change',
    'project_event',
    'project_file',
    'project_hidden',
    'project_invitation',
    'project_nda',
    'project_paid',
    'project_question',
    'project_review',
    'project_screening',
    'project_version',
  ],
  publishes: ['named_project', 'project_decision', 'project_on_show'],
  handlers: projectHandlers,
  extensions: [
    intents.with(...projectIntents),
    staffFinders.with(projectFinder),
    ownFinders.with(ownProjects),
    suggesters.with(suggestProjects),
    talkedAbout.with(projectTalkedAbout),
    reportables.with(reportableProject, reportableQuestion, reportableAnswer),
  ],
  reactions: [...projectReactions, on(needStated, 'draft-first-project', 'upkeep', draftFirstProject)],
  timers: projectTimers,
  periodic: [every(HOUR_MS, 'changes of projects', forgetProjectChanges)],
  topics: { project: () => true },
  warm: ({ db, config }) => projectsSearched.open(db, config.searchLanguage),
  sitemap: projectSitemap,
  feeds: [projectFeed],
  socialCards: [projectCard],
  notices: projectNotices,
  silent: projectSilences,
  personal,
  facts: projectFacts,
  dashboards: projectDashboards,
  checks: projectChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
