import { Name } from '#design/public/name.tsx';
import { BadgeCheck, Clock, MapPin } from '#design/public/glyphs.tsx';
import type { ReactNode } from 'react';
import { Avatar } from '#design/public/avatar.tsx';
import { Chip, StatusChip } from '#design/public/chip.tsx';
import { Icon } from '#design/public/icon.tsx';
import { isFreelancerRole } from '#kit/actor.ts';
import type { PublicProfile } from '../../contract.ts';
import { LEVEL_NAMES } from '../../levels.ts';
import { AVAILABILITY_NAMES } from '../../profile-words.ts';
import { Career } from './career.tsx';
import { LevelExplained } from './level-explained.tsx';
import { LocalTime } from '#design/public/local-time.tsx';
import { PortfolioWorks } from './portfolio-works.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { badgeOf, VerifiedExplained } from './verified-explained.tsx';

const TONES = { available: 'success', busy: 'warning', unavailable: 'neutral' } as const;

interface ProfileViewProps {
  person: PublicProfile;
  /** The preview is below a title of its own. */
  level?: 1 | 2;
  /** Its owner looks at it. */
  isOwn?: boolean;
  /** Below the name: what they did here, as other domains know it. */
  record?: ReactNode;
  /** Below that: what one can do about this person. */
  action?: ReactNode;
  /** Before what they show of themselves: the work done here, and what others wrote about it. */
  reviews?: ReactNode;
  /** Services and hiring: other domains' business. */
  children?: ReactNode;
}

/** A person as this viewer may see them. Hidden fields are not in the answer. */
export function ProfileView({ person, level = 1, isOwn = false, record, action, reviews, children }: ProfileViewProps) {
  const sells = isFreelancerRole(person.role);
  const place = [person.city, person.country].filter(Boolean).join(', ');
  const Heading = `h${level}` as 'h1';
  return (
    <>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <header className="flex flex-wrap items-start gap-5">
            <Avatar
              name={person.display_name}
              seed={person.username}
              size={96}
              {...(person.avatar === null ? {} : { photo: { src: person.avatar } })}
            />
            <div className="min-w-0 flex-1 basis-64">
              <Heading className="text-3xl wrap-anywhere">
                <Name of={person.display_name} />
                {person.middle_name === null ? null : (
                  <span className="text-lg font-normal text-ink-2"> ({person.middle_name})</span>
                )}
              </Heading>
              {person.professional_title === null ? null : (
                <p className="mt-1.5 text-lg text-ink-2">{person.professional_title}</p>
              )}
              <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
                <span>@{person.username}</span>
                {sells ? (
                  <Chip tone={person.level === 'top' ? 'accent' : 'neutral'}>{LEVEL_NAMES[person.level]}</Chip>
                ) : (
                  <Chip tone="neutral">Client</Chip>
                )}
                {sells ? (
                  <StatusChip tone={TONES[person.availability_status]}>
                    {AVAILABILITY_NAMES[person.availability_status]}
                  </StatusChip>
                ) : null}
                {person.verified.map((what) => (
                  <Chip key={what} tone="success" icon={BadgeCheck}>
                    {badgeOf(what)}
                  </Chip>
                ))}
              </p>
              {record}
              {sells && person.availability_status !== 'available' && person.unavailable_reason !== null ? (
                <p className="mt-2 text-sm text-ink-2">{person.unavailable_reason}</p>
              ) : null}
              {action === null || action === undefined ? null : (
                <div className="mt-4 flex flex-wrap items-center gap-2">{action}</div>
              )}
            </div>
          </header>
          {person.is_withheld ? (
            <p className="mt-6 max-w-prose text-ink-2">
              Our team removed the text and pictures of this profile after a report.
            </p>
          ) : null}
          {person.tagline === null ? null : <p className="mt-6 max-w-prose text-lg leading-lead">{person.tagline}</p>}
          {person.bio === null ? null : (
            <p dir="auto" className="mt-5 max-w-prose whitespace-pre-line text-ink-2">
              {person.bio}
            </p>
          )}
          <Skills person={person} />
          {reviews}
          <PortfolioWorks works={person.portfolios} />
          <Career person={person} />
        </div>
        <aside aria-label="At a glance" className="panel pad grid gap-4 text-md">
          {place === '' ? null : (
            <p className="flex items-start gap-2.5">
              <Icon of={MapPin} className="mt-0.5 text-ink-3" />
              {place}
            </p>
          )}
          {person.timezone === null ? null : (
            <p className="flex items-start gap-2.5">
              <Icon of={Clock} className="mt-0.5 text-ink-3" />
              <LocalTime timeZone={person.timezone} />
            </p>
          )}
          <ProfileFacts person={person} sells={sells} />
          <VerifiedExplained person={person} />
          {sells ? <LevelExplained person={person} isOwn={isOwn} /> : null}
        </aside>
      </div>
      {children}
    </>
  );
}

const Skills = ({ person }: { person: PublicProfile }) =>
  person.skills.length === 0 ? null : (
    <section aria-labelledby="skills-title" className="mt-8">
      <h2 id="skills-title" className="title">
        Skills
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {person.skills.map((skill) => (
          <li key={skill.slug}>
            <Chip href={`/services?q=${encodeURIComponent(skill.name)}`}>
              {skill.name}
              {skill.level === null ? '' : `, ${skill.level}`}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
