import type { Role } from '#kit/actor.ts';

/** What the roles mean where one is chosen. */
export const ROLE_OPTIONS = [
  { value: 'client', label: 'Hire', hint: 'Order services. We hold your payment until you approve the work or the review time ends.' },
  { value: 'freelancer', label: 'Sell my work', hint: 'Publish services, deliver and get paid.' },
  { value: 'both', label: 'Both', hint: 'Do both with one account.' },
] as const satisfies readonly { value: Role; label: string; hint: string }[];

export const roleWords: Record<Role, { name: string; does: string }> = {
  client: { name: 'Client', does: 'You order services and approve the work. You start on the client dashboard.' },
  freelancer: { name: 'Freelancer', does: 'You publish and deliver services. You start on the freelancer dashboard.' },
  both: { name: 'Both', does: 'You sell and order with one account and one wallet. You start on the freelancer dashboard.' },
  expert: { name: 'Expert', does: 'You publish and deliver services, like a freelancer.' },
  user: { name: 'Member', does: 'You can publish and deliver services. This is the default role.' },
};
