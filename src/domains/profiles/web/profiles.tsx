/** The front door of profiles’ screens. */
export { CompletionMeter } from './completion-meter.tsx';
