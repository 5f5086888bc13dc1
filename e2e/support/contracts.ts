import type { ContractPage } from '#domains/contracts/contract.ts';
import type { MilestonePage } from '#domains/contracts/milestone-contract.ts';
import type { ProjectDesk } from '#domains/proposals/desk-contract.ts';
import type { ProjectDraft } from '#domains/projects/draft.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { money, type Money } from '#kit/money.ts';
import { addFunds, api } from './api.ts';
import { completeProfile } from './disputes.ts';
import { newcomer, type Newcomer } from './people.ts';
import { expect, type Page } from './test.ts';

export const usd = (cents: number): Money => money(cents, 'USD');

export interface Purse {
  readonly spendable: number;
  readonly held: number;
  readonly clearing: number;
}

/** Two people who are new here, so that every cent of theirs is of this contract. */
export interface Hired {
  readonly client: Newcomer;
  readonly freelancer: Newcomer;
  /** The contract's number; its milestones are `-1` of $400 and `-2` of $800. */
  readonly number: string;
  /** Path, body. */
  asClient<Data>(path: string, body?: object): Promise<Data>;
  asFreelancer<Data>(path: string, body?: object): Promise<Data>;
  contract(): Promise<ContractPage>;
  milestone(place: number): Promise<MilestonePage>;
  /** What is in the client's purse and in the freelancer's, in cents. */
  expectMoney(spendable: number, held: number, clearing: number): Promise<void>;
  submit(place: number): Promise<void>;
  fund(place: number, total: number): Promise<void>;
}

const MILESTONES = [
  { title: 'Sketches', price: usd(400_00), days: 7, criteria: ['One page for each sign', 'In two colors'] },
  { title: 'Final files', price: usd(800_00), days: 14, criteria: ['Vector files that the sign maker accepts'] },
];
export const COVER =
  'I drew signs for two bakeries and a fish shop. I would begin with the one above the door, because the others follow from it.';

/** By the API; its slug. */
export async function postedProject(page: Page, client: Newcomer, brief: ProjectDraft): Promise<string> {
  const { id } = await api<{ id: string }>(page, 'post', '/api/my/projects', client.token, {});
  await api(page, 'put', `/api/my/projects/${id}`, client.token, brief);
  return (await api<{ slug: string }>(page, 'post', `/api/my/projects/${id}/post`, client.token)).slug;
}

/**
 * Posted, proposed, countered, and offered as a contract, all by the API; the client has the money for all of it, or as
 * much as is given.
 */
export async function hired(page: Page, purse: Money | null = usd(1_236_00)): Promise<Hired> {
  const client = await newcomer(page, 'client', 'set-up');
  const freelancer = await newcomer(page, 'freelancer', 'set-up');
  if (purse !== null) await addFunds(page, client.token, purse);
  const slug = await postedProject(page, client, goodBrief());
  await completeProfile(freelancer.email);
  const sent = {
    price: usd(1_250_00),
    days: 21,
    cover: COVER,
    answers: [{ id: 'question-1', answer: 'Two bakeries in Turku.' }],
    project_version: 1,
  };
  await api(page, 'post', `/api/projects/${slug}/proposals`, freelancer.token, sent);
  const { proposals } = await api<ProjectDesk>(page, 'get', `/api/my/projects/${slug}/desk`, client.token);
  const [proposal] = proposals;
  if (proposal === undefined) throw new Error('nobody proposed');
  await api(page, 'post', `/api/proposals/${proposal.id}/sort`, client.token, { to: 'shortlisted' });
  await api(page, 'post', `/api/proposals/${proposal.id}/counter`, client.token, {
    price: usd(1_200_00),
    days: 21,
    note: 'Both shops open on the same day.',
  });
  await api(page, 'post', `/api/proposals/${proposal.id}/counter/answer`, freelancer.token, {
    number: 1,
    answer: 'accept',
  });
  const offer = {
    freelancer: proposal.freelancer.username,
    proposal: proposal.id,
    title: 'Three signs for a bakery',
    scope: 'Signs for the third shop, as in the brief.',
    milestones: MILESTONES,
    signature: 'Nour Haddad',
  };
  const { contract_number: number } = await api<{ contract_number: string }>(
    page,
    'post',
    '/api/contracts',
    client.token,
    offer,
  );
  return contractOf(page, client, freelancer, number);
}

/** What both sides can ask and do by the API. */
export function contractOf(page: Page, client: Newcomer, freelancer: Newcomer, number: string): Hired {
  const contract = () => api<ContractPage>(page, 'get', `/api/contracts/${number}`, client.token);
  const balance = async (token: string) => api<Record<keyof Purse, Money>>(page, 'get', '/api/mybalance', token);
  const asClient = <Data>(path: string, body: object = {}) => api<Data>(page, 'post', path, client.token, body);
  const asFreelancer = <Data>(path: string, body: object = {}) => api<Data>(page, 'post', path, freelancer.token, body);
  return {
    client,
    freelancer,
    number,
    contract,
    asClient,
    asFreelancer,
    milestone: (place) => api<MilestonePage>(page, 'get', `/api/milestones/${number}-${place}`, client.token),
    async expectMoney(spendable, held, clearing) {
      const [ofClient, ofFreelancer] = [await balance(client.token), await balance(freelancer.token)];
      expect([ofClient.spendable.amount, ofClient.held.amount, ofFreelancer.clearing.amount].map(Number)).toEqual([
        spendable,
        held,
        clearing,
      ]);
    },
    submit: (place) =>
      asFreelancer(`/api/milestones/${number}-${place}/submit`, {
        note: 'Every page is in the file.',
        link: 'https://example.com/signs',
        met: [0],
      }),
    fund: (place, total) => asClient(`/api/milestones/${number}-${place}/fund`, { expected_total: usd(total) }),
  };
}
