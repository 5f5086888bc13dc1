/**
 * Which screens only sell, and which only hire: there, and nowhere else, that side's onboarding is asked of someone who
 * uses the other (GRD-8).
 */
import { routes, type Screen } from '#routes';
import type { Side } from '#kit/sides.ts';
import { CHECKOUT } from './hiring-path.ts';
import { fits, isPublicPath, segmentsOf } from './public-paths.ts';

const ONLY: Readonly<Record<Side, { readonly section: Screen['section']; readonly names: readonly string[] }>> = {
  freelancer: {
    section: 'selling',
    names: ['freelancer-dashboard', 'selling-orders', 'make-custom-offer', 'invitations'],
  },
  client: { section: 'hiring', names: ['client-dashboard', 'buying-orders', 'ask-custom-offer'] },
};

const patternsOf = (side: Side): readonly string[] =>
  routes
    .filter(
      ({ section, name, access }) =>
        access === 'signed-in' && (section === ONLY[side].section || ONLY[side].names.includes(name)),
    )
    .map(({ path }) => path);
const PATTERNS: Readonly<Record<Side, readonly string[]>> = {
  client: patternsOf('client'),
  freelancer: patternsOf('freelancer'),
};

export function isPageOf(side: Side, path: string): boolean {
  if (isPublicPath(path)) return false;
  const segments = segmentsOf(path);
  if (side === 'client' && fits(segments, CHECKOUT)) return true;
  return PATTERNS[side].some((pattern) => fits(segments, pattern));
}
