/** The front door of what is saved: the part behind every Save button. */
export { makeSaver } from './saver.ts';
