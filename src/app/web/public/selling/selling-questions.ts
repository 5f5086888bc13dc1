import { formatUnit } from '#kit/format/unit.ts';
import type { Terms } from '#kit/terms.ts';

/** Each answer is the product's own rule; periods are those of today. The guide /howToFind says more. */
export const sellingQuestions = ({ reviewClockDays, proposalsMonth }: Terms) => [
  {
    question: 'What do I need to start?',
    answer:
      'Your name, an email address, your skills and a short bio. You only need to verify your identity and add a payout method before your first withdrawal.',
  },
  {
    question: 'Is my service checked before it goes live?',
    answer:
      'Automatic rules check it when you publish. It goes live immediately, or our team reviews it first. If something has to change, you see the reason.',
  },
  {
    question: 'What if the client doesn’t answer after I deliver?',
    answer: `They have ${formatUnit(reviewClockDays, 'day')} to review and can extend that once. If they do nothing, your work is approved automatically.`,
  },
  {
    question: 'What if we can’t agree?',
    answer: 'Either of you can open a dispute. The money stays held until it is settled.',
  },
  {
    question: 'Can I apply for projects too?',
    answer: `Yes. You can send ${proposalsMonth} proposals each month once your profile is 80% complete. You can’t buy more.`,
  },
  {
    question: 'Can I hire with the same account?',
    answer: 'Yes. Add “I hire” under Switch role whenever you need it.',
  },
];
