import { ChartColumn } from 'lucide-react';
import { isFreelancerRole } from '#kit/actor.ts';
import type { WebModule } from '#kit/web/web-module.ts';

export const analytics: WebModule = {
  name: 'analytics',
  navigation: (role) => (isFreelancerRole(role) ? [{ screen: 'service-analytics', icon: ChartColumn }] : []),
};
