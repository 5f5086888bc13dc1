import { Failure } from '#kit/errors.ts';
import { stateWords } from '../policy.ts';
import type { Project } from './store.ts';

const EDITABLE = new Set<Project['state']>(['draft', 'open', 'reviewing']);

/** A brief changes until someone is offered the work. */
export function mustBeEditable({ state }: Pick<Project, 'state'>): void {
  if (!EDITABLE.has(state))
    throw new Failure('wrong_state', { message: `${stateWords(state)} You can’t change it now.`, data: { state } });
}
