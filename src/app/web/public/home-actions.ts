import type { Role } from '#kit/actor.ts';

export interface HomeAction {
  readonly href: string;
  readonly words: string;
}

export const ACTIONS_OF_VISITORS: readonly HomeAction[] = [
  { href: '/client/register', words: 'Sign up to hire' },
  { href: '/gig/register', words: 'Sign up to sell' },
];

const POST: HomeAction = { href: '/post_project', words: 'Post a project' };
const FIND: HomeAction = { href: '/browse_projects', words: 'Find projects' };
const DASHBOARD: HomeAction = { href: '/user/dashboard', words: 'Go to your dashboard' };

/** What someone who is signed in most likely came for. Null until their role is known. */
export function homeActionsOf(role: Role | null): readonly HomeAction[] {
  if (role === 'client') return [POST, { href: '/services/orders', words: 'View your orders' }];
  if (role === 'freelancer') return [FIND, { href: '/services/dashboard/create', words: 'Create a service' }];
  if (role === 'both') return [POST, FIND];
  return [DASHBOARD];
}

/** Other places that the words of the search box can be sent to, by buttons of its form. */
export const SEARCH_ELSEWHERE: readonly HomeAction[] = [
  { href: '/services/people', words: 'People' },
  { href: '/job_listing', words: 'Projects' },
];
