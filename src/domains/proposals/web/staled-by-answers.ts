import { dashboards } from '#kit/dashboard.ts';
import { projectRoom } from '../contract.ts';

/** What is no longer true after a counter-offer or an answer: the page of the project, and whose turn it is. */
export const staledByAnswers = [projectRoom, dashboards.client, dashboards.freelancer];
