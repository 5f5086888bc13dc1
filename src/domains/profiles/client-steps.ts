/** What a client needs before hiring (ONB-1 asks for less): company, need, payment. */
interface ClientFacts {
  readonly company_about: string | null;
  readonly hiring_needs: string | null;
}
/** What they did here so far. */
interface ClientRecord {
  readonly bought: { readonly orders: number };
  readonly has_posted: boolean;
  readonly payment_verified: boolean;
}

export interface ClientStep {
  readonly label: string;
  readonly why: string;
  /** Its screen on the map. */
  readonly screen: 'client-bio' | 'add-funds';
  readonly isDone: boolean;
}

/** Work was completed for them: the steps are for before that. */
export const hasHired = (record: ClientRecord | undefined): boolean => record !== undefined && record.bought.orders > 0;

/** Someone who posted a project said what they need. */
export const clientSteps = (client: ClientFacts | null, record: ClientRecord | undefined): readonly ClientStep[] => [
  {
    label: 'Describe your company',
    why: 'Freelancers read it when you order or hire.',
    screen: 'client-bio',
    isDone: (client?.company_about ?? null) !== null,
  },
  {
    label: 'Tell us what you need first',
    why: 'It becomes a draft of your first project.',
    screen: 'client-bio',
    isDone: record?.has_posted === true || (client?.hiring_needs ?? null) !== null,
  },
  {
    label: 'Add funds',
    why: 'Your payment method then shows as verified.',
    screen: 'add-funds',
    isDone: record?.payment_verified ?? false,
  },
];
