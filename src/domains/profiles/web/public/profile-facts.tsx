import { languageName } from '#kit/format/names.ts';
import { formatDay } from '#kit/format/time.ts';
import { Name } from '#design/public/name.tsx';
import type { ReactNode } from 'react';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import type { PublicProfile } from '../../contract.ts';
import { COMPANY_SIZE_NAMES, EXPERIENCE_NAMES, FLUENCY_NAMES } from '../../profile-words.ts';

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-2">{label}</dt>
    <dd className="text-end wrap-anywhere">{children}</dd>
  </div>
);

const OutLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="nofollow ugc noopener noreferrer" target="_blank" className="link">
    {children}
    <span className="sr-only"> (in a new window)</span>
  </a>
);

/** The short facts, each only if the answer has it. */
export function ProfileFacts({ person, sells }: { person: PublicProfile; sells: boolean }) {
  const { locale } = usePlace();
  const links = Object.entries(person.social_links);
  return (
    <dl className="grid gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      {sells && person.hourly_rate !== null ? (
        <Row label="Rate">
          <Money value={person.hourly_rate} trim /> an hour
        </Row>
      ) : null}
      {sells && person.experience_level !== null ? (
        <Row label="Experience">{EXPERIENCE_NAMES[person.experience_level]}</Row>
      ) : null}
      {person.company_name === null ? null : (
        <Row label="Company">
          <Name of={person.company_name} />
        </Row>
      )}
      {person.company_size === null ? null : <Row label="Size">{COMPANY_SIZE_NAMES[person.company_size]}</Row>}
      {person.company_website === null ? null : (
        <Row label="Website">
          <OutLink href={person.company_website}>{person.company_website.replace(/^https?:\/\//, '')}</OutLink>
        </Row>
      )}
      {person.industries.length === 0 ? null : (
        <Row label="Industries">{person.industries.map(({ name }) => name).join(', ')}</Row>
      )}
      {person.email === null ? null : <Row label="Email">{person.email}</Row>}
      {person.phone === null ? null : <Row label="Phone">{person.phone}</Row>}
      {person.address === null ? null : <Row label="Address">{person.address}</Row>}
      {person.date_of_birth === null ? null : (
        <Row label="Date of birth">{formatDay(person.date_of_birth, 'long', locale)}</Row>
      )}
      {person.age === null ? null : <Row label="Age">{person.age}</Row>}
      {person.gender === null ? null : <Row label="Gender">{person.gender}</Row>}
      <Row label="Member since">
        <When at={person.member_since} />
      </Row>
      {person.last_activity_at === null ? null : (
        <Row label="Last active">
          <When at={person.last_activity_at} />
        </Row>
      )}
      {person.languages.length > 0 ? (
        <div>
          <dt className="text-ink-2">Languages</dt>
          <dd>
            <ul className="mt-1 grid gap-1">
              {person.languages.map(({ code, fluency }) => (
                <li key={code}>
                  {languageName(code, locale)}, {FLUENCY_NAMES[fluency]}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ) : null}
      {links.length > 0 ? (
        <div>
          <dt className="text-ink-2">Links</dt>
          <dd className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {links.map(([site, href]) => (
              <OutLink key={site} href={href}>
                {site}
              </OutLink>
            ))}
          </dd>
        </div>
      ) : null}
      {person.company_about === null ? null : (
        <div>
          <dt className="text-ink-2">About the company</dt>
          <dd className="mt-1 whitespace-pre-line">{person.company_about}</dd>
        </div>
      )}
    </dl>
  );
}
