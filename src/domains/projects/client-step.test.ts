import { expect, test } from 'vitest';
import { clientStep, type ClientStep, type Waiting } from './client-step.ts';
import type { ProjectState } from './project.ts';

const NONE: Waiting = { countered: 0, agreed: 0, unread: 0, offered: 0, chosen: 0, fresh: 0, canOffer: true };
const ALL: Waiting = { countered: 1, agreed: 1, unread: 1, offered: 1, chosen: 1, fresh: 1, canOffer: true };

test.each<[string, ProjectState, Waiting, ClientStep | null]>([
  ['a draft is finished', 'draft', NONE, 'finish'],
  ['one that is checked waits for staff', 'pending_review', NONE, 'check'],
  ['nobody proposed', 'open', NONE, 'invite'],
  ['a counter-offer comes before all', 'open', ALL, 'counter'],
  ['then what was agreed', 'open', { ...ALL, countered: 0 }, 'agreed'],
  ['unless nobody else can be hired', 'awarded', { ...ALL, countered: 0, canOffer: false }, 'read'],
  ['then what nobody read', 'reviewing', { ...ALL, countered: 0, agreed: 0 }, 'read'],
  ['then the offer that is out', 'awarded', { ...NONE, offered: 1, chosen: 3 }, 'offered'],
  ['then the work', 'in_progress', { ...NONE, chosen: 3 }, 'work'],
  ['a shortlist of several', 'reviewing', { ...NONE, chosen: 2, fresh: 3 }, 'choose'],
  ['a shortlist of one', 'reviewing', { ...NONE, chosen: 1, fresh: 3 }, 'offer'],
  ['read, and nothing decided', 'open', { ...NONE, fresh: 3 }, 'sort'],
  ['nothing once it takes no proposals', 'reviewing', NONE, null],
  ['nothing once it is over', 'expired', { ...NONE, chosen: 2, fresh: 1 }, null],
])('%s', (_what, state, waiting, step) => {
  expect(clientStep(state, waiting)).toBe(step);
});
