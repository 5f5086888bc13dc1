import { dashboards } from '#kit/dashboard.ts';
import { projectRoom } from '../contract.ts';
import { projectDesk } from '../desk-contract.ts';

/** What is no longer true after a counter-offer or an answer: the page and the desk of the project, and whose turn it is. */
export const staledByAnswers = [projectRoom, projectDesk, dashboards.client, dashboards.freelancer];
