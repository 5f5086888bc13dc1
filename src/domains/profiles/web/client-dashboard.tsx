import type { DashboardView } from '#kit/web/web-module.ts';
import { ClientProgress } from './client-progress.tsx';

export const clientDashboard: DashboardView = { panels: { profile: ClientProgress } };
