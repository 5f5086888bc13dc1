import type { Warning } from './warnings.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** To the person who reads it, and to the one who wrote it or is about to. */
export const warningWords = (warning: Warning, isMine: boolean, brand: string): Words => {
  if (warning === 'pays_elsewhere')
    return isMine
      ? {
          title: 'This mentions paying elsewhere',
          text: `Paying outside ${brand} isn’t protected, and asking for it is against our rules. They see this note too.`,
        }
      : {
          title: 'Pay only here',
          text: `This mentions paying elsewhere. Money sent outside ${brand} isn’t protected, and we can’t refund it.`,
        };
  return isMine
    ? {
        title: 'This shares contact details',
        text: `Before an order, keep the conversation here: it’s all we can review if something goes wrong. They see this note too.`,
      }
    : {
        title: 'Contact details before an order',
        text: 'Talk and agree here first: it’s what we can look at if something goes wrong.',
      };
};
