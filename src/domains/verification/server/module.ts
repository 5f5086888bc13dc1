import type { DomainModule } from '#kit/server/module.ts';
import { verificationNotices } from '../notices.ts';
import { verificationHandlers } from './handlers.ts';
import { verificationReactions, verificationTimers } from './jobs.ts';
import { phoneReactions } from './phone-messages.ts';
import { personal } from './personal.ts';

export const verification: DomainModule = {
  name: 'verification',
  about: 'Phone numbers and identity checks.',
  owns: ['phone_check', 'verification_case', 'verification_event', 'verification_file'],
  handlers: verificationHandlers,
  reactions: [...phoneReactions, ...verificationReactions],
  timers: verificationTimers,
  notices: verificationNotices,
  silent: {
    'verification.phone_code_asked': 'sends the text message with the code',
    'verification.identity_look_up_due': 'wakes the job that asks the outside check; its verdict is told',
  },
  personal,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
