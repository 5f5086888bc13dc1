import { Send } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';
import { proposalViews } from './later-dashboard.tsx';
import { ProposalCount } from './own/proposal-count.tsx';

export const proposals: WebModule = {
  name: 'proposals',
  navigation: (side) => (side === 'freelancer' ? [{ screen: 'proposals', icon: Send, Count: ProposalCount }] : []),
  dashboards: { client: async () => proposalViews.client, freelancer: async () => proposalViews.freelancer },
};
