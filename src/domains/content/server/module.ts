import type { DomainModule } from '#kit/server/module.ts';
import { contentNotices } from '../notices.ts';
import { agreementReactions } from './agreements.ts';
import { countFeedback } from './answer-feedback.ts';
import { announceReactions } from './announce-changes.ts';
import { publishFirstTexts } from './first-texts.ts';
import { contentDashboards } from './dashboards.ts';
import { contentHandlers } from './handlers.ts';
import { personal } from './personal.ts';

export const content: DomainModule = {
  name: 'content',
  about: 'The words of public pages: versions, what changed between them, and who agreed to which.',
  owns: ['content_agreement', 'content_feedback', 'content_version'],
  handlers: contentHandlers,
  dashboards: contentDashboards,
  reactions: [...agreementReactions, ...announceReactions],
  notices: contentNotices,
  silent: { 'content.text_published': 'wakes the job that notifies everyone of a changed text' },
  counter: countFeedback,
  prepare: publishFirstTexts,
  personal,
  exampleCalls: () => import('./test-calls.ts'),
};
