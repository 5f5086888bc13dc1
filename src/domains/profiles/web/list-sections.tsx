import { usePlace } from '#design/public/locale.tsx';
import { takeRecord, useSession } from '#domains/accounts/web/accounts.ts';
import type { CallInput } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { MAX_ENTRIES, setCertifications, setEducations, setExperiences } from '../lists-contract.ts';
import { monthName } from '../profile-words.ts';
import { Entries } from './entries.tsx';
import { CERTIFICATION_FIELDS, EDUCATION_FIELDS, EXPERIENCE_FIELDS } from './entry-fields.ts';

const list = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** "March 2020 to now"; unknown dates are left out. */
export function usePeriod() {
  const { locale } = usePlace();
  return (from: string | null, to: string | null, open = ''): string => {
    const [start, end] = [from, to].map((month) => (month === null ? null : monthName(month, locale)));
    if (start === null || start === undefined) return end ?? '';
    return end === null || end === undefined ? (open === '' ? start : `${start} to ${open}`) : `${start} to ${end}`;
  };
}

export function ExperienceSection() {
  const items = useSession((session) => session.me?.experiences) ?? [];
  const period = usePeriod();
  return (
    <Entries
      title="Experience"
      lead="Jobs, long engagements and freelance work."
      thing="experience"
      fields={EXPERIENCE_FIELDS}
      items={items}
      max={MAX_ENTRIES}
      save={async (next) =>
        takeRecord(await call(setExperiences, { body: { items: next } as CallInput<typeof setExperiences>['body'] }))
      }
      headOf={({ title, company }) => `${title}, ${company}`}
      detailOf={({ starts_on, ends_on, place }) => list([period(starts_on, ends_on, 'now'), place])}
    />
  );
}

export function EducationSection() {
  const items = useSession((session) => session.me?.educations) ?? [];
  const period = usePeriod();
  return (
    <Entries
      title="Education"
      lead="Schools, courses, apprenticeships."
      thing="education"
      fields={EDUCATION_FIELDS}
      items={items}
      max={MAX_ENTRIES}
      save={async (next) =>
        takeRecord(await call(setEducations, { body: { items: next } as CallInput<typeof setEducations>['body'] }))
      }
      headOf={({ school }) => school}
      detailOf={({ degree, field, starts_on, ends_on }) => list([degree, field, period(starts_on, ends_on)])}
    />
  );
}

export function CertificationSection() {
  const items = useSession((session) => session.me?.certifications) ?? [];
  const period = usePeriod();
  return (
    <Entries
      title="Certifications"
      lead="Certificates you’ve earned. We show them as entered and don’t check them."
      thing="certification"
      fields={CERTIFICATION_FIELDS}
      items={items}
      max={MAX_ENTRIES}
      save={async (next) =>
        takeRecord(
          await call(setCertifications, { body: { items: next } as CallInput<typeof setCertifications>['body'] }),
        )
      }
      headOf={({ name }) => name}
      detailOf={({ issuer, issued_on, expires_on }) => list([issuer, period(issued_on, expires_on)])}
    />
  );
}
