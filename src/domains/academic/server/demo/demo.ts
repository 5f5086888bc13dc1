import { ownerOf } from '#domains/accounts/server/accounts.ts';
import { publishFirstTexts, textInForce } from '#domains/content/server/content.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { readCohort } from '../cohort-page.ts';
import { confirmInstitution } from '../decide-institution.ts';
import { joinCohort } from '../join-cohort.ts';
import { setUpCohort } from '../set-up-cohort.ts';
import { signAgreement } from '../sign-agreement.ts';

const SUPERVISOR = 'leilani-kahananui';
const STUDENTS = [
  ['tala-penitani', 'Tala Penitani'],
  ['rahel-tesfaye', 'Rahel Tesfaye'],
  ['melchora-dimaculangan', 'Melchora Dimaculangan'],
  ['kwame-asante', 'Kwame Asante-Boateng'],
] as const;

const day = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * A college that is confirmed, and a cohort with four students. Nobody signs a text before it is published: all of it
 * happens today.
 */
export const demo: DemoPart = {
  size: '1 cohort of students',
  steps({ people, replay, now }) {
    const { tx, context } = replay;
    const run = async (): Promise<void> => {
      const owner = await ownerOf(tx);
      if (owner === null) return;
      await publishFirstTexts(context);
      const supervisor = people.get(SUPERVISOR);
      const { number } = await textInForce(tx, 'agreement-university', context);
      const institution = await signAgreement(
        tx,
        supervisor,
        {
          name: 'Banyan Drive College of Design',
          address: '12 Banyan Drive\nHilo, Hawaii',
          position: 'Lecturer in interface design',
          signature: 'Leilani Kahananui',
          number,
          consent: true,
        },
        context,
      );
      await confirmInstitution(tx, owner.actor, institution.id, 'The owner of this instance', context);
      const term = { starts_on: day(now), ends_on: day(daysBefore(now, -75)) };
      const { id } = await setUpCohort(
        tx,
        supervisor,
        { name: 'Paid practice, first group', ...term, student_limit: 12 },
        context,
      );
      const { code } = await readCohort(tx, supervisor, id, context);
      const rules = await textInForce(tx, 'agreement-academic', context);
      for (const [username, signature] of STUDENTS)
        await joinCohort(
          tx,
          people.get(username),
          { code, age: 'of_age', signature, number: rules.number, consent: true },
          context,
        );
    };
    return [{ at: now, run }];
  },
};
