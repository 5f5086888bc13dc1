/** The front door of notifications. */
export { notifier } from './notifier.ts';
