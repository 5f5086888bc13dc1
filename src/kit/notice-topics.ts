/** Topics a person can choose notifications for. Essential ones (security, money owed) are always sent. */
export interface TopicWords {
  readonly title: string;
  readonly text: string;
  /** Why it cannot be turned off; null when it can. */
  readonly essential: string | null;
  readonly operatorsOnly?: true;
}

export const TOPICS = {
  security: {
    title: 'Security',
    text: 'New devices, and changes to your password, email address and sign-in methods.',
    essential: 'They warn you if someone else uses your account.',
  },
  account: {
    title: 'Account',
    text: 'Suspension and deletion, data exports, disputes and debts.',
    essential: 'They concern your account or your money.',
  },
  orders: { title: 'Orders', text: 'New orders, deliveries, approvals and cancellations.', essential: null },
  contracts: {
    title: 'Contracts and milestones',
    text: 'Offers of a contract, and funding, submissions, reviews and releases of milestones.',
    essential: null,
  },
  offers: { title: 'Custom offers', text: 'Requests, offers and answers to them.', essential: null },
  projects: {
    title: 'Projects and proposals',
    text: 'Your projects, proposals and invitations, and answers to them.',
    essential: null,
  },
  messages: { title: 'Messages', text: 'Messages you have not read after ten minutes.', essential: null },
  reminders: { title: 'Reminders', text: 'Deadlines that need you.', essential: null },
  reviews: { title: 'Reviews', text: 'Reviews of you, and replies to yours.', essential: null },
  money: { title: 'Payments', text: 'Top-ups, refunds and corrections.', essential: null },
  payouts: { title: 'Payouts', text: 'Your withdrawals, from request to arrival.', essential: null },
  verification: { title: 'Verification', text: 'Results of your identity checks.', essential: null },
  standing: { title: 'Level', text: 'When it goes up, and before it goes down.', essential: null },
  searches: {
    title: 'Saved',
    text: 'New services that match your saved searches, and saved services that can be ordered again.',
    essential: null,
  },
  operations: {
    title: 'Operations',
    text: 'Alerts, and tasks for operators.',
    essential: 'They need an operator’s attention.',
    operatorsOnly: true,
  },
} as const satisfies Record<string, TopicWords>;

export type TopicKey = keyof typeof TOPICS;
export const topicKeys = Object.keys(TOPICS) as TopicKey[];
export const isTopic = (key: string): key is TopicKey => Object.hasOwn(TOPICS, key);
/** The words of one, with all their fields. */
export const topicOf = (key: TopicKey): TopicWords => TOPICS[key];
