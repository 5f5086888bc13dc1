import type { Check } from '../check.ts';

export const uploadChecks: readonly Check[] = [
  {
    name: 'uploads-have-their-parts',
    means: 'An upload would continue at a place that its parts do not reach.',
    sql: `select format('upload %s', id) as what from partial_upload u
          where received <> coalesce((select sum(bytes) from partial_upload_part p where p.upload_id = u.id), 0)`,
  },
];
