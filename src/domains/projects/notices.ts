import { counted } from '#kit/format/unit.ts';
import { noticesOf, shortTitle, type Notice } from '#kit/notices.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

interface About {
  readonly projectId: string;
  readonly slug: string | null;
  readonly title: string;
  readonly clientId: string;
}
const pathOf = ({ slug }: Pick<About, 'slug'>): string =>
  slug === null ? pathTo('manage-projects') : pathTo('manage-project', { slug });

interface Invited extends About {
  readonly invitationId: string;
  readonly freelancerId: string;
}
const noticeOf = (
  to: string,
  { projectId, title: project }: About,
  title: string,
  text: string,
  path: string,
  action: string,
): Notice => ({
  to,
  topic: 'projects',
  group: { key: `project:${projectId}`, title: project },
  title,
  text,
  path,
  action,
});
const OPEN = 'Open the project';
const toClient = (project: About, title: string, text: string, path = pathOf(project), action = OPEN): Notice =>
  noticeOf(
    project.clientId,
    project,
    title,
    text,
    path,
    path === pathTo('manage-projects') ? 'See your projects' : action,
  );
const toInvited = (invitation: Invited, title: string, text: string, isWithdrawn?: true): Notice => ({
  ...noticeOf(invitation.freelancerId, invitation, title, text, pathTo('invitations'), 'See the invitation'),
  sent: {
    by: invitation.clientId,
    what: `invitation:${invitation.invitationId}`,
    ...(isWithdrawn === undefined ? {} : { isWithdrawn }),
  },
});

export const projectNotices = [
  noticesOf(events.invitationSent, ({ note, ...invitation }, say) =>
    toInvited(
      invitation,
      `${say.name(invitation.clientId, 'A client')} invited you to “${shortTitle(invitation.title)}”`,
      `“${invitation.title}” is taking proposals. Accept or decline the invitation.${note === '' ? '' : ` The client writes: ${note}`}`,
    ),
  ),
  noticesOf(events.invitationWithdrawn, (invitation, say) =>
    toInvited(
      invitation,
      `${say.name(invitation.clientId, 'The client')} withdrew an invitation`,
      `It was to “${invitation.title}”. You don’t need to answer it.`,
      true,
    ),
  ),
  noticesOf(events.invitationAnswered, ({ answer, reason, ...invitation }, say) =>
    noticeOf(
      invitation.clientId,
      invitation,
      `${say.name(invitation.freelancerId, 'A freelancer')} ${answer} your invitation`,
      answer === 'accepted'
        ? `They want to propose for “${invitation.title}”.`
        : `It was to “${invitation.title}”. ${reason ?? ''}`,
      invitation.slug === null
        ? pathTo('manage-projects')
        : pathTo('manage-project', { slug: invitation.slug }, { tab: 'invited' }),
      invitation.slug === null ? 'See your projects' : 'See the invitations',
    ),
  ),
  noticesOf(events.questionAsked, ({ questionId, freelancerId, question, ...facts }, say) => ({
    ...toClient(
      facts,
      `${say.name(freelancerId, 'A freelancer')} asked about “${shortTitle(facts.title)}”`,
      `“${question}” Your answer is shown on the project’s page, without their name.`,
      facts.slug === null
        ? undefined
        : `${pathTo('manage-project', { slug: facts.slug }, { tab: 'brief' })}#questions-and-answers`,
      'Answer the question',
    ),
    sent: { by: freelancerId, what: `question:${questionId}` },
  })),
  noticesOf(events.questionWithdrawn, ({ questionId, freelancerId, question, ...facts }, say) => ({
    ...toClient(
      facts,
      `${say.name(freelancerId, 'A freelancer')} withdrew a question about “${shortTitle(facts.title)}”`,
      `You don’t need to answer it: “${question}”`,
    ),
    sent: { by: freelancerId, what: `question:${questionId}`, isWithdrawn: true },
  })),
  noticesOf(events.questionAnswered, ({ questionId, freelancerId, question, answer, ...facts }, say) =>
    freelancerId === null
      ? []
      : {
          ...noticeOf(
            freelancerId,
            facts,
            `${say.name(facts.clientId, 'The client')} answered your question about “${shortTitle(facts.title)}”`,
            `You asked: “${question}” The answer: “${answer}”`,
            `${pathTo('project', { slug: facts.slug ?? '' })}#questions-and-answers`,
            'Read the answer',
          ),
          sent: { by: facts.clientId, what: `answer:${questionId}` },
        },
  ),
  noticesOf(events.projectPrompted, ({ proposals, expiresAt, canExtend, ...facts }, say) => ({
    ...toClient(
      facts,
      `“${shortTitle(facts.title)}” expires on ${say.on(expiresAt)}: hire, ${canExtend ? 'extend it' : 'stop proposals'} or close it`,
      `“${facts.title}” has ${counted(proposals, { one: 'proposal', other: 'proposals' })}. Hire someone, ${canExtend ? 'extend it' : 'stop proposals'} or close it. It expires on ${say.when(expiresAt)}.`,
    ),
    isImmediate: true,
  })),
  noticesOf(events.projectEnded, ({ outcome, by, reason, ...facts }) => {
    if (by === 'client' || (by === 'system' && outcome === 'closed')) return [];
    return outcome === 'expired'
      ? toClient(
          facts,
          `“${shortTitle(facts.title)}” expired`,
          `Your project was open for 30 days without a hire. Proposals for it ended. You can post it again.`,
          pathTo('manage-projects'),
        )
      : toClient(
          facts,
          `Our team closed “${shortTitle(facts.title)}”`,
          `Reason: ${reason ?? ''}`,
          pathTo('manage-projects'),
        );
  }),
  noticesOf(events.projectScreened, ({ outcome, kind, reason, ...facts }) => {
    if (outcome === 'approved')
      return kind === 'first'
        ? toClient(
            facts,
            `“${shortTitle(facts.title)}” is open`,
            'Your project was checked, and people can propose now.',
          )
        : [];
    return toClient(
      facts,
      `“${shortTitle(facts.title)}” ${outcome === 'sent_back' ? 'needs changes' : 'was denied'}`,
      outcome === 'sent_back'
        ? `Change “${facts.title}” and post it again. Reason: ${reason ?? ''}`
        : `“${facts.title}” can’t be posted. Reason: ${reason ?? ''}`,
      outcome === 'sent_back' ? pathTo('post-project', {}, { draft: facts.projectId }) : pathTo('manage-projects'),
      'Change the project',
    );
  }),
  noticesOf(events.projectFinished, ({ outcome, endedBy, ...facts }) =>
    endedBy === 'client'
      ? []
      : toClient(
          facts,
          `“${shortTitle(facts.title)}” ${outcome === 'completed' ? 'is completed' : 'was canceled'}`,
          `All contracts of “${facts.title}” have ended.`,
        ),
  ),
];

/** Why nobody is notified of the others. */
export const projectSilences = {
  'project.drafted': 'made from their own words, and on their home and in their list of projects',
  'project.submitted': 'their own action, confirmed on the screen they are on; staff see it in their queue',
  'project.opened': 'their own act, or said with the decision about it',
  'project.edited': 'their own action, confirmed on the screen they are on; proposers are notified by their proposals',
  'project.filled':
    'their own action, confirmed on the screen they are on; the other proposers are notified by their proposals',
  'project.extended': 'their own action, confirmed on the screen they are on',
  'project.proposals_stopped': 'their own action, confirmed on the screen they are on',
};
