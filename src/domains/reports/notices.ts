import { noticesOf, type Notice } from '#kit/notices.ts';
import { KIND_WORDS } from '#kit/reported.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

const staff = (title: string, text: string): Notice => ({
  to: 'operators',
  staff: 'trust',
  topic: 'operations',
  group: { key: 'operations:reports', title: 'Reports' },
  title,
  text,
  path: pathTo('admin-reports'),
  action: 'Open the reports',
});

const person = (
  to: string,
  caseId: string,
  title: string,
  text: string,
  search: Readonly<Record<string, string>> = {},
): Notice => ({
  to,
  topic: 'account',
  group: { key: `report:${caseId}`, title: 'Reports' },
  title,
  text,
  path: pathTo('my-reports', {}, search),
  action: 'See the decision',
});

const MINE = { box: 'decisions' };
const OUTCOMES = {
  dismissed: 'We found nothing against our rules.',
  removed: 'We removed it.',
  warned: 'We warned its author.',
} as const;

export const reportNotices = [
  noticesOf(events.caseOpened, ({ kind, title }) =>
    staff(`A ${KIND_WORDS[kind]} was reported`, `“${title}” needs a decision.`),
  ),
  noticesOf(events.caseAppealed, ({ kind, title, dueAt }, say) =>
    staff(`A decision about a ${KIND_WORDS[kind]} was appealed`, `“${title}” needs an answer by ${say.when(dueAt)}.`),
  ),
  noticesOf(events.caseDecided, ({ caseId, kind, title, decision, statement, authorId, reporterIds }) => [
    ...(authorId === null || decision === 'dismissed'
      ? []
      : [
          person(
            authorId,
            caseId,
            decision === 'removed'
              ? `Your ${KIND_WORDS[kind]} was removed`
              : `A warning about your ${KIND_WORDS[kind]}`,
            `${statement} You can appeal this decision.`,
            MINE,
          ),
        ]),
    ...reporterIds.map((to) =>
      person(to, caseId, `Your report of “${title}” was decided`, `${OUTCOMES[decision]} ${statement}`),
    ),
  ]),
  noticesOf(events.appealAnswered, ({ caseId, kind, authorId, granted, statement }) =>
    person(
      authorId,
      caseId,
      granted ? 'Your appeal was granted' : `The decision about your ${KIND_WORDS[kind]} is upheld`,
      statement,
      MINE,
    ),
  ),
];
