/**
 * The front door of what pages of disputed work show: what to try before, the form that opens a dispute, and the panel
 * of one. All are loaded when they are needed.
 */
import { lazy } from 'react';

export const ClaimDialog = lazy(async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }));
export const DisputePanel = lazy(async () => ({ default: (await import('./dispute-panel.tsx')).DisputePanel }));

export const ProblemDialog = lazy(async () => ({ default: (await import('./problem-dialog.tsx')).ProblemDialog }));
export type { ProblemChoice } from './problem-dialog.tsx';

export { DisputeFigures } from './public/dispute-figures.tsx';
