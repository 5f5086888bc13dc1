import type { Channel } from '../contract.ts';

export const channelWords: Readonly<Record<Channel, string>> = { in_app: 'In the app', mail: 'Email' };
