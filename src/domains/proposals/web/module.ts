import { Send } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';
import { proposalTurns } from './later-turn.tsx';
import { ProposalCount } from './own/proposal-count.tsx';

const turns = async () => proposalTurns;

export const proposals: WebModule = {
  name: 'proposals',
  navigation: (side) => (side === 'freelancer' ? [{ screen: 'proposals', icon: Send, Count: ProposalCount }] : []),
  dashboards: { client: turns, freelancer: turns },
};
