import { CircleHelp } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';
import { changedTextsView } from './later-texts.tsx';

const changedTexts = async () => changedTextsView;

export const content: WebModule = {
  name: 'content',
  navigation: () => [{ screen: 'faq', label: 'Help', icon: CircleHelp }],
  dashboards: { client: changedTexts, freelancer: changedTexts },
  settings: [
    {
      screen: 'settings-account',
      anchors: [['agreements', 'What you agreed to']],
      place: 60,
      load: async () => (await import('./agreements-panel.tsx')).AgreementsPanel,
    },
  ],
};
