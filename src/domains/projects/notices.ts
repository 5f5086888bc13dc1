import { counted } from '#kit/format/unit.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

interface About {
  readonly projectId: string;
  readonly slug: string | null;
  readonly title: string;
  readonly clientId: string;
}
const pathOf = ({ slug }: Pick<About, 'slug'>): string => (slug === null ? pathTo('manage-projects') : pathTo('project', { slug }));

interface Invited extends About {
  readonly invitationId: string;
  readonly freelancerId: string;
}
const noticeOf = (to: string, { projectId, title: project }: About, title: string, text: string, path: string): Notice => ({
  to,
  topic: 'projects',
  group: { key: `project:${projectId}`, title: project },
  title,
  text,
  path,
});
const toClient = (about: About, title: string, text: string, path = pathOf(about)): Notice => noticeOf(about.clientId, about, title, text, path);
const toInvited = (one: Invited, title: string, text: string, isWithdrawn?: true): Notice => ({
  ...noticeOf(one.freelancerId, one, title, text, pathTo('invitations')),
  sent: { by: one.clientId, what: `invitation:${one.invitationId}`, ...(isWithdrawn === undefined ? {} : { isWithdrawn }) },
});

export const projectNotices = [
  noticesOf(events.invitationSent, ({ note, ...one }) =>
    toInvited(
      one,
      'You are invited to propose for a project',
      `“${one.title}” is taking proposals. Accept or decline the invitation.${note === '' ? '' : ` The client writes: ${note}`}`,
    ),
  ),
  noticesOf(events.invitationWithdrawn, (one) => toInvited(one, 'An invitation was withdrawn', `It was to “${one.title}”. You don’t need to answer it.`, true)),
  noticesOf(events.invitationAnswered, ({ answer, reason, ...one }) =>
    noticeOf(
      one.clientId,
      one,
      answer === 'accepted' ? 'Your invitation was accepted' : 'Your invitation was declined',
      answer === 'accepted' ? `Someone you invited to “${one.title}” wants to propose.` : `It was to “${one.title}”. ${reason ?? ''}`,
      one.slug === null ? pathTo('manage-projects') : pathTo('invite-to-project', { slug: one.slug }),
    ),
  ),
  noticesOf(events.projectPrompted, ({ proposals, expiresAt, canExtend, ...about }, say) =>
    toClient(
      about,
      'What do you want to do with your project?',
      `“${about.title}” has ${counted(proposals, { one: 'proposal', other: 'proposals' })}. Hire someone, ${canExtend ? 'extend it' : 'stop proposals'} or close it. It expires on ${say.when(expiresAt)}.`,
    ),
  ),
  noticesOf(events.projectEnded, ({ outcome, by, reason, ...about }) => {
    if (by === 'client' || (by === 'system' && outcome === 'closed')) return [];
    return outcome === 'expired'
      ? toClient(
          about,
          'Your project expired',
          `“${about.title}” was open for 30 days without a hire. Proposals for it ended. You can post it again.`,
          pathTo('manage-projects'),
        )
      : toClient(about, 'Your project was closed by our staff', `It was “${about.title}”. Reason: ${reason ?? ''}`, pathTo('manage-projects'));
  }),
  noticesOf(events.projectScreened, ({ outcome, kind, reason, ...about }) => {
    if (outcome === 'approved')
      return kind === 'first' ? toClient(about, 'Your project is open', `“${about.title}” was checked, and people can propose now.`) : [];
    return toClient(
      about,
      outcome === 'sent_back' ? 'Your project needs changes' : 'Your project was denied',
      outcome === 'sent_back'
        ? `Change “${about.title}” and post it again. Reason: ${reason ?? ''}`
        : `“${about.title}” can’t be posted. Reason: ${reason ?? ''}`,
      outcome === 'sent_back' ? pathTo('post-project', {}, { draft: about.projectId }) : pathTo('manage-projects'),
    );
  }),
  noticesOf(events.projectFinished, ({ outcome, ...about }) =>
    toClient(about, outcome === 'completed' ? 'Your project is completed' : 'Your project was canceled', `All contracts of “${about.title}” have ended.`),
  ),
];

/** Why nobody is notified of the others. */
export const projectSilences = {
  'project.submitted': 'their own action, confirmed on the screen they are on; staff see it in their queue',
  'project.opened': 'their own act, or said with the decision about it',
  'project.edited': 'their own action, confirmed on the screen they are on; proposers are notified by their proposals',
  'project.filled': 'their own action, confirmed on the screen they are on; the other proposers are notified by their proposals',
  'project.extended': 'their own action, confirmed on the screen they are on',
  'project.proposals_stopped': 'their own action, confirmed on the screen they are on',
};
