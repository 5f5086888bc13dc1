/** What one can choose to be told about. Essential ones are told whatever one chose: safety, and what is owed. */
export interface TopicWords {
  readonly title: string;
  readonly text: string;
  /** Why it cannot be turned off; null when it can. */
  readonly essential: string | null;
  /** What the button of a letter about it says. */
  readonly open: string;
  readonly operatorsOnly?: true;
}

export const TOPICS = {
  security: {
    title: 'Security',
    text: 'New devices, and changes of your password, address and ways in.',
    essential: 'You would not notice somebody else using your account.',
    open: 'Check your security',
  },
  account: {
    title: 'Your account',
    text: 'Closing or suspending it, copies of your data, disputes and what you owe.',
    essential: 'These can cost you your account or your money.',
    open: 'See the details',
  },
  orders: { title: 'Orders', text: 'New orders, deliveries, approvals and cancellations.', open: 'Open the order', essential: null },
  reminders: { title: 'Reminders', text: 'Deadlines that come close and wait for you.', open: 'Open the order', essential: null },
  reviews: { title: 'Reviews', text: 'Reviews you received, and answers to yours.', open: 'Open the order', essential: null },
  money: { title: 'Money added and returned', text: 'Money you added, refunds and corrections.', open: 'See your transactions', essential: null },
  payouts: { title: 'Payouts', text: 'Your withdrawals, from the request to the bank.', open: 'See your withdrawals', essential: null },
  verification: { title: 'Verification', text: 'What became of your proofs of identity.', open: 'Open your verification', essential: null },
  standing: { title: 'Your level', text: 'When it rises, and before it falls.', open: 'Open your dashboard', essential: null },
  operations: {
    title: 'Operations',
    text: 'Alarms, and what waits for an operator.',
    essential: 'Somebody has to see them.',
    open: 'Open it',
    operatorsOnly: true,
  },
} as const satisfies Record<string, TopicWords>;

export type TopicKey = keyof typeof TOPICS;
export const topicKeys = Object.keys(TOPICS) as TopicKey[];
export const isTopic = (key: string): key is TopicKey => Object.hasOwn(TOPICS, key);
/** The words of one, with all their fields. */
export const topicOf = (key: TopicKey): TopicWords => TOPICS[key];
