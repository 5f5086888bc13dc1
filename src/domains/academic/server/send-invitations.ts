/** The email that invites a student. It says what their supervisor will see before they decide. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { statement } from '#kit/server/db/database.ts';
import { html } from '#kit/server/html.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { emailButton, emailHeading, emailPage, emailQuiet, emailText } from '#kit/server/mail/email-page.ts';
import { pathTo } from '#routes';
import { SUPERVISOR_NEVER_SEES } from '../cohort.ts';
import { studentInvited } from '../events.ts';

const byId = statement(
  'academic_invitation_by_id',
  `select v.email, c.name as cohort, c.code, i.name as institution, i.user_id as supervisor_id
    from academic_invitation v
   join academic_cohort c on c.id = v.cohort_id join academic_institution i on i.id = c.institution_id
     where v.id = :invitationId and c.ended_at is null`,
);

export const academicReactions: readonly Reaction[] = [
  on(studentInvited, 'academic-send-invitation', 'mail', async ({ invitationId }, { db, mail, config }, { id }) => {
    const row = await db.row(byId, { invitationId });
    // The cohort ended meanwhile, or the account of its supervisor is gone.
    if (row === undefined || row.supervisor_id === null) return;
    const supervisor = (await shownPeople(db, [row.supervisor_id]))(row.supervisor_id).name;
    const brand = config.brandName;
    const link = `${config.appUrl}${pathTo('join-cohort', { code: row.code })}`;
    const heading = `Join “${row.cohort}”`;
    const text = [
      `${supervisor} of ${row.institution} invites you to a cohort of students who work on ${brand}.`,
      'Before you join, you read what your supervisor will see and sign the student rules. You can leave at any time.',
      SUPERVISOR_NEVER_SEES,
    ];
    const foot = `You get this email once, because ${supervisor} entered this address. If you don’t know them, ignore it.`;
    await mail.send({
      to: row.email,
      subject: `${supervisor} invites you to “${row.cohort}”`,
      id,
      text: `${[heading, ...text, link, foot].join('\n\n')}\n`,
      html: emailPage({
        brand,
        subject: heading,
        preview: text[0] ?? heading,
        body: [emailHeading(heading), ...text.map(emailText), emailButton('See the cohort', link)],
        foot: [emailQuiet(html`${foot}`)],
      }),
    });
  }),
];
