import type { Channel } from '../preferences-contract.ts';

export const channelWords: Readonly<Record<Channel, string>> = { in_app: 'In the app', mail: 'Email', push: 'Push' };
