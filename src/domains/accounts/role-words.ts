import type { Role } from '#kit/actor.ts';

/** What the roles mean where one is chosen. */
export const ROLE_OPTIONS = [
  {
    value: 'client',
    label: 'Hire',
    hint: 'Order services. We hold your payment until you approve the work or the review time ends.',
  },
  { value: 'freelancer', label: 'Sell my work', hint: 'Publish services, deliver and get paid.' },
  { value: 'both', label: 'Both', hint: 'Do both with one account.' },
] as const satisfies readonly { value: Role; label: string; hint: string }[];
