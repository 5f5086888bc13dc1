/** What staff see of contracts: what a person offers and is hired for; never what was written or submitted. */
import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { contractState } from './shapes.ts';

const party = z.object({ id: z.string(), name: z.string() });

export const staffContracts = query({
  path: '/api/admin/contracts',
  summary: 'Lists the contracts of a person, newest first, with what is held and what was released of each. The search is recorded.',
  access: 'operator',
  staff: ['support', 'trust', 'money'],
  query: z.object({ ...pageQuery, person: idShape }),
  data: pageOf(
    z.object({
      contract_number: z.string(),
      title: z.string(),
      state: contractState,
      offered_at: z.iso.datetime(),
      client: party,
      freelancer: party,
      held: moneyShape,
      released: moneyShape,
    }),
  ),
  errors: [],
  limit: 'read',
});
export type StaffContract = DataOf<typeof staffContracts>['items'][number];
