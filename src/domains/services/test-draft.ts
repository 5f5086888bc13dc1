/** A draft that has everything, for tests. */
import type { ServiceDraft } from './draft.ts';

const usd = (amount: number) => ({ amount: String(amount), currency: 'USD' });

const finished = {
  title: 'Logo drawn by hand and cleaned for print',
  category: 'logo-design',
  description: `I draw ten ways your name could look and clean the one you choose.\n\n**What you get**\n- Vector files in every version\n- A note on how small it may get`,
  tags: ['logo', 'lettering', 'print'],
  packages: [
    {
      tier: 'standard',
      name: 'Two ways',
      scope: 'Two drawn clean',
      features: ['SVG'],
      price: usd(8_500),
      delivery_days: 7,
      revisions: null,
    },
    {
      tier: 'basic',
      name: 'One way',
      scope: 'One drawn clean',
      features: ['SVG', 'PNG'],
      price: usd(4_000),
      delivery_days: 5,
      revisions: 1,
    },
  ],
  extras: [{ id: 'rush', name: 'Shop sign drawing', price: usd(1_500), added_days: 2 }],
  faq: [{ question: 'Do I own it?', answer: 'Yes, on completion.' }],
  requirements: [
    { id: 'name', kind: 'text', question: 'The exact name', required: true, choices: [] },
    { id: 'mood', kind: 'choice', question: 'How should it feel?', required: false, choices: ['Quiet', 'Loud'] },
  ],
} satisfies ServiceDraft;

export const goodDraft = (over: Partial<ServiceDraft> = {}): typeof finished =>
  ({ ...finished, ...over }) as typeof finished;
