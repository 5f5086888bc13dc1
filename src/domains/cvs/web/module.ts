import { FileText } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const cvs: WebModule = {
  name: 'cvs',
  navigation: (side) => (side === 'freelancer' ? [{ screen: 'cv-create', label: 'CV', icon: FileText }] : []),
};
