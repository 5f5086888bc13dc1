/** Topics a person can choose notifications for. Essential ones (security, money owed) are always sent. */
export interface TopicWords {
  readonly title: string;
  readonly text: string;
  /** Why it cannot be turned off; null when it can. */
  readonly essential: string | null;
  /** What the button of an email about it says. */
  readonly open: string;
  readonly operatorsOnly?: true;
}

export const TOPICS = {
  security: {
    title: 'Security',
    text: 'New devices, and changes of your password, address and sign-in methods.',
    essential: 'You would not notice someone else using your account.',
    open: 'Check your security',
  },
  account: {
    title: 'Your account',
    text: 'Closing or suspending it, data exports, disputes and what you owe.',
    essential: 'These can cost you your account or your money.',
    open: 'See the details',
  },
  orders: { title: 'Orders', text: 'New orders, deliveries, approvals and cancellations.', open: 'Open the order', essential: null },
  reminders: { title: 'Reminders', text: 'Upcoming deadlines that wait for you.', open: 'Open the order', essential: null },
  reviews: { title: 'Reviews', text: 'Reviews about you, and replies to yours.', open: 'Open the order', essential: null },
  money: { title: 'Money added and returned', text: 'Money you added, refunds and corrections.', open: 'See your transactions', essential: null },
  payouts: { title: 'Payouts', text: 'Your withdrawals, from the request to the bank.', open: 'See your withdrawals', essential: null },
  verification: { title: 'Verification', text: 'Results of your identity checks.', open: 'Open your verification', essential: null },
  standing: { title: 'Your level', text: 'When it goes up, and before it goes down.', open: 'Open your dashboard', essential: null },
  operations: {
    title: 'Operations',
    text: 'Alarms, and what waits for an operator.',
    essential: 'Someone has to see them.',
    open: 'Open it',
    operatorsOnly: true,
  },
} as const satisfies Record<string, TopicWords>;

export type TopicKey = keyof typeof TOPICS;
export const topicKeys = Object.keys(TOPICS) as TopicKey[];
export const isTopic = (key: string): key is TopicKey => Object.hasOwn(TOPICS, key);
/** The words of one, with all their fields. */
export const topicOf = (key: TopicKey): TopicWords => TOPICS[key];
