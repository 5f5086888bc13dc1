import type { Role } from '#kit/actor.ts';

/** What the roles mean where one is chosen. */
export const ROLE_OPTIONS = [
  { value: 'client', label: 'Hire', hint: 'Order services and pay when you approve the work.' },
  { value: 'freelancer', label: 'Sell my work', hint: 'Publish services, deliver, get paid.' },
  { value: 'both', label: 'Both', hint: 'One account that can do either.' },
] as const satisfies readonly { value: Role; label: string; hint: string }[];

export const roleWords: Record<Role, { name: string; does: string }> = {
  client: { name: 'Client', does: 'You order services and approve the work. Your home is the client dashboard.' },
  freelancer: { name: 'Freelancer', does: 'You publish services and deliver them. Your home is the freelancer dashboard.' },
  both: { name: 'Both', does: 'You sell and you order, with one account and one wallet. Your home is the freelancer dashboard.' },
  expert: { name: 'Expert', does: 'You publish services and deliver them, as a freelancer does.' },
  user: { name: 'Member', does: 'You can publish services and deliver them. This is the role of people who chose no other.' },
};
