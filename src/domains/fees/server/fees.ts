/** The front door. */
export { learnTerms } from './term-changes.ts';
