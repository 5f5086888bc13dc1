import type { Channel } from '../contract.ts';

export const channelWords: Readonly<Record<Channel, string>> = { inApp: 'On Docket', mail: 'E-mail' };
