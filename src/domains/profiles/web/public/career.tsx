import { usePlace } from '#design/public/locale.tsx';
import type { PublicProfile } from '../../contract.ts';
import { monthName } from '../../profile-words.ts';

interface Line {
  readonly id: string;
  readonly head: string;
  readonly under: readonly (string | null)[];
  readonly text: string | null;
  readonly url?: string | null;
}

/** Experience, education and certifications, as this person tells them. */
export function Career({ person }: { person: PublicProfile }) {
  const { locale } = usePlace();
  const name = (month: string | null): string | null => (month === null ? null : monthName(month, locale));
  const period = (from: string | null, to: string | null, open: string | null): string | null =>
    [name(from), name(to) ?? (from === null ? null : open)].filter((part) => part !== null).join(' to ') || null;
  return (
    <>
      <Lines
        id="experience"
        title="Experience"
        lines={person.experiences.map((experience) => ({
          id: experience.id,
          head: `${experience.title}, ${experience.company}`,
          under: [period(experience.starts_on, experience.ends_on, 'now'), experience.place],
          text: experience.description,
        }))}
      />
      <Lines
        id="education"
        title="Education"
        lines={person.educations.map((education) => ({
          id: education.id,
          head: education.school,
          under: [education.degree, education.field, period(education.starts_on, education.ends_on, null)],
          text: education.description,
        }))}
      />
      <Lines
        id="certifications"
        title="Certifications"
        note={`Provided by ${person.display_name}. Not verified by us.`}
        lines={person.certifications.map((certification) => ({
          id: certification.id,
          head: certification.name,
          under: [
            certification.issuer,
            name(certification.issued_on),
            certification.expires_on === null ? null : `valid until ${name(certification.expires_on)}`,
          ],
          text: null,
          url: certification.url,
        }))}
      />
    </>
  );
}

function Lines({ id, title, note, lines }: { id: string; title: string; note?: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`} className="title">
        {title}
      </h2>
      {note === undefined ? null : <p className="mt-1 text-sm text-ink-3">{note}</p>}
      <ul className="mt-3 grid gap-4">
        {lines.map((line) => (
          <li key={line.id} className="border-t border-line pt-4">
            <h3 className="font-semibold wrap-anywhere">{line.head}</h3>
            <p className="text-sm wrap-anywhere text-ink-2">{line.under.filter(Boolean).join(' · ')}</p>
            {line.text === null ? null : (
              <p dir="auto" className="mt-1.5 max-w-prose text-md whitespace-pre-line text-ink-2">
                {line.text}
              </p>
            )}
            {line.url ? (
              <a href={line.url} rel="nofollow ugc noopener noreferrer" target="_blank" className="link text-sm">
                Verify<span className="sr-only">: {line.head}, in a new window</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
