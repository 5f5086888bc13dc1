import type { Duty } from '#kit/duties.ts';
import type { PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once } from '#kit/server/personal-export.ts';
import { pathTo } from '#routes';
import { endCohortsOf } from './end-cohort.ts';
import { institutionsOf } from './institution-store.ts';

const signatures = statement(
  'export_academic_signatures',
  `select t.page, t.number as version, t.body as text, encode(t.hash, 'hex') as sha256, s.signed_name, s.signed_at
   from academic_signature s join academic_text t on t.hash = s.text_hash where s.user_id = :userId
     order by s.signed_at`,
);
const memberships = statement(
  'export_academic_memberships',
  `select c.name as cohort, i.name as institution, m.age, m.joined_at, m.left_at, m.left_by from academic_member m
   join academic_cohort c on c.id = m.cohort_id join academic_institution i on i.id = c.institution_id
     where m.user_id = :userId order by m.joined_at`,
);
const institutions = statement(
  'export_academic_institutions',
  `select i.name, i.address, i.position, i.state, i.countersigned_name, i.countersigned_at, i.reason,
     (select jsonb_agg(jsonb_build_object('name', c.name, 'starts_on', c.starts_on, 'ends_on', c.ends_on,
       'student_limit', c.student_limit, 'made_at', c.made_at,
        'ended_at', c.ended_at) order by c.made_at) from academic_cohort c where c.institution_id = i.id) as cohorts
   from academic_institution i where i.user_id = :userId order by i.id`,
);
const invitations = statement(
  'export_academic_invitations',
  `select c.name as cohort, i.name as institution, v.invited_at from academic_invitation v
    join academic_cohort c on c.id = v.cohort_id
   join academic_institution i on i.id = c.institution_id join account_contact a on lower(a.email) = v.email
     where a.id = :userId order by v.invited_at`,
);

const forgetMember = statement('academic_members_forget', 'delete from academic_member where user_id = :userId');
/**
 * A student’s signature goes with them. That of an institution is the other side’s as well, and stays under its
 * agreement.
 */
const forgetRules = statement(
  'academic_signatures_forget',
  'delete from academic_signature s where s.user_id = :userId and not exists (select from academic_institution i where i.signature_id = s.id)',
);
const loosenSignatures = statement(
  'academic_signatures_loosen',
  'update academic_signature set user_id = null where user_id = :userId',
);
const loosenInstitutions = statement(
  'academic_institutions_loosen',
  `update academic_institution set user_id = null, state = case when state = 'waiting' then 'declined' else state end,
     reason = case when state = 'waiting' then 'The account of the person who signed was deleted.' else reason end,
     closed_at = case when state = 'waiting' then :closedAt else closed_at end where user_id = :userId`,
);
const forgetAddress = statement(
  'academic_invitations_forget',
  'delete from academic_invitation where email = lower(:email)',
);

const running = statement(
  'academic_cohorts_running',
  `select c.id, c.name from academic_cohort c join academic_institution i on i.id = c.institution_id
   where i.user_id = :userId and c.ended_at is null order by c.made_at limit 50`,
);

export const personal: PersonalData = {
  tables: {
    academic_institution: { fate: 'emptied', copy: 'academic-institutions.json' },
    academic_signature: { fate: 'emptied', copy: 'academic-signatures.json' },
    academic_member: { fate: 'gone', copy: 'academic-memberships.json' },
    academic_invitation: { fate: 'gone', copy: 'academic-invitations.json' },
  },
  exportOf: (db: Db, userId: string) => ({
    parts: [
      {
        name: 'academic-signatures',
        about: 'Agreements for students and institutions that you signed, with their text.',
        records: once(db, signatures, userId),
      },
      {
        name: 'academic-memberships',
        about: 'Cohorts you joined as a student.',
        records: once(db, memberships, userId),
      },
      {
        name: 'academic-institutions',
        about: 'Institutions you signed for, and the cohorts you supervise.',
        records: once(db, institutions, userId),
      },
      {
        name: 'academic-invitations',
        about: 'Cohorts that your email address was invited to.',
        records: once(db, invitations, userId),
      },
    ],
  }),
  forgetAddress: (tx: Tx, email: string) => tx.rows(forgetAddress, { email }),
  async erase(tx: Tx, userId: string, context) {
    await tx.rows(forgetMember, { userId });
    // Only where staff closed the account: no one leaves on their own while they supervise.
    for (const { id } of await institutionsOf(tx, userId))
      await endCohortsOf(tx, id, 'Your supervisor’s account was deleted.', context);
    await tx.rows(forgetRules, { userId });
    await tx.rows(loosenSignatures, { userId });
    await tx.rows(loosenInstitutions, { userId, closedAt: context.clock() });
  },
  // Its students would be without a supervisor.
  dutiesBeforeLeaving: async (reads, userId) =>
    (await reads.rows(running, { userId })).map(
      ({ id, name }) =>
        ({
          kind: 'cohort',
          words: `You supervise the cohort “${name}”. End it first.`,
          amount: null,
          path: pathTo('cohort', { id }),
        }) satisfies Duty,
    ),
};
