import type { WebModule } from '#kit/web/web-module.ts';
import { proposalTurns } from './later-turn.tsx';

const turns = async () => proposalTurns;

export const proposals: WebModule = { name: 'proposals', dashboards: { client: turns, freelancer: turns } };
