import type { ProjectRoom } from '../contract.ts';

/** Whether the invitation still asks for a proposal. */
export const isInvited = (
  invitation: ProjectRoom['invitation'],
): invitation is NonNullable<ProjectRoom['invitation']> =>
  invitation !== null && (invitation.state === 'sent' || invitation.state === 'accepted');
