import type { DomainModule } from '#kit/server/module.ts';

/** Records that the demo world was planted by db/seed, from the domains' parts. */
export const demo: DomainModule = { name: 'demo', about: 'The demo world.', owns: ['demo_world'] };
