/** The front door of what pages of disputed work show: the form that opens a dispute, and the panel of one. Both are loaded when they are needed. */
import { lazy } from 'react';

export const ClaimDialog = lazy(async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }));
export const DisputePanel = lazy(async () => ({ default: (await import('./dispute-panel.tsx')).DisputePanel }));

export { DisputeFigures } from './public/dispute-figures.tsx';
