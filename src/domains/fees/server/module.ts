import type { DomainModule } from '#kit/server/module.ts';
import { feeHandlers } from './handlers.ts';

export const fees: DomainModule = {
  name: 'fees',
  about: 'Fees, limits and periods, and when they change.',
  owns: [],
  handlers: feeHandlers,
  exampleCalls: () => import('./test-calls.ts'),
};
