/** What both signed about these milestones, as the reviewer of a dispute reads it beside both sides' files. */
import type { AgreedSection } from '#domains/disputes/server/disputes.ts';
import { formatTime } from '#kit/format/time.ts';
import { instanceLocale } from '#kit/locale.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsOfText } from '../signed-terms.ts';
import { versionsOf } from './signed-versions.ts';

const agreedMilestones = statement(
  'agreed_milestones',
  `select m.place, m.title, m.criteria, m.met, m.days, c.id as contract_id, c.number, c.version
    from contract_milestone m join contract c on c.id = m.contract_id
   where m.id = any (:milestoneIds) order by m.place`,
);

export async function agreedOn(db: Db, milestoneIds: readonly string[]): Promise<AgreedSection[]> {
  const milestones = await db.rows(agreedMilestones, { milestoneIds });
  const [first] = milestones;
  const signed =
    first === undefined
      ? undefined
      : (await versionsOf(db, first.contract_id)).find(({ version }) => version === first.version);
  if (first === undefined || signed === undefined) return [];
  const { scope, rights } = termsOfText(signed.terms);
  const signature = (name: string | null, at: Date | null) =>
    name === null || at === null
      ? []
      : [`Signed by ${name} on ${formatTime(at, 'exact', { locale: instanceLocale(), timeZone: 'UTC' })}`];
  return [
    {
      title: `Contract ${first.number}, version ${first.version}`,
      lines: [
        ...signature(signed.client_name, signed.client_signed_at),
        ...signature(signed.freelancer_name, signed.freelancer_signed_at),
      ],
    },
    { title: 'Scope', lines: scope.split('\n').filter((line) => line.trim() !== '') },
    ...milestones.map(({ place, title, criteria, met, days }) => ({
      title: `Milestone ${place}: ${title}, ${days} days`,
      lines: criteria.map((criterion, index) =>
        met.includes(index) ? `${criterion} (met, says the freelancer)` : criterion,
      ),
    })),
    { title: 'Rights', lines: [...rights] },
  ];
}
