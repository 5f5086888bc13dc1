import { BadgeCheck, Clock, MapPin } from '#design/public/glyphs.tsx';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Avatar } from '#design/public/avatar.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Icon } from '#design/public/icon.tsx';
import { CardGrid } from '#design/public/offer-card.tsx';
import { Money } from '#design/public/money.tsx';
import { SectionHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { isFreelancerRole } from '#kit/actor.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { profileByUsername } from '#domains/profiles/contract.ts';
import { servicesOfSeller } from '#domains/services/contract.ts';
import { cardOnPage } from '#domains/services/web/public/card-on-page.ts';
import { ServiceCard } from '#domains/services/web/public/service-card.tsx';
import { LocalTime } from './local-time.tsx';

/** Both reads run in the server process at once: the person, and what they have on sale. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const username = params['slug'] ?? '';
  const [person, services] = await Promise.all([
    readOnServer(context, profileByUsername, { params: { username } }),
    readOnServer(context, servicesOfSeller, { params: { username } }),
  ]);
  return { person, services: services.items };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : [
        {
          title: `${loaderData.person.display_name}${loaderData.person.professional_title === null ? '' : `, ${loaderData.person.professional_title}`} · Docket`,
        },
        { name: 'description', content: loaderData.person.tagline ?? loaderData.person.bio?.slice(0, 160) ?? `${loaderData.person.display_name} on Docket` },
      ];

const LEVELS = { new: 'New', level_1: 'Level 1', level_2: 'Level 2', top: 'Top rated' } as const;
const FLUENCY = { basic: 'basic', conversational: 'conversational', fluent: 'fluent', native: 'native' } as const;
const PROVEN: Readonly<Record<string, string>> = { email: 'E-mail verified', phone: 'Phone verified', identity: 'Identity verified' };

const languageName = (code: string): string => {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};

export default function ProfilePage() {
  const { person, services } = useLoaderData<typeof loader>();
  const sells = isFreelancerRole(person.role);
  const place = [person.city, person.country].filter(Boolean).join(', ');
  return (
    <div className="page section">
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <header className="flex flex-wrap items-center gap-5">
            <Avatar name={person.display_name} seed={person.username} size={96} {...(person.avatar === null ? {} : { photo: { src: person.avatar } })} />
            <div className="min-w-0 flex-1 basis-64">
              <h1 className="text-3xl">{person.display_name}</h1>
              {person.professional_title === null ? null : <p className="mt-1.5 text-lg text-ink-2">{person.professional_title}</p>}
              <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
                <span>@{person.username}</span>
                {sells ? <Chip tone={person.level === 'top' ? 'accent' : 'neutral'}>{LEVELS[person.level]}</Chip> : <Chip tone="neutral">Client</Chip>}
                {person.verified.map((what) => (
                  <Chip key={what} tone="success" icon={BadgeCheck}>
                    {PROVEN[what] ?? what}
                  </Chip>
                ))}
              </p>
            </div>
          </header>
          {person.tagline === null ? null : <p className="mt-6 max-w-prose text-lg leading-lead">{person.tagline}</p>}
          {person.bio === null ? null : (
            <p dir="auto" className="mt-5 max-w-prose whitespace-pre-line text-ink-2">
              {person.bio}
            </p>
          )}
          {person.skills.length > 0 ? (
            <section aria-labelledby="skills" className="mt-8">
              <h2 id="skills" className="title">
                Skills
              </h2>
              <ul className="mt-3 flex flex-wrap gap-2">
                {person.skills.map((skill) => (
                  <li key={skill.slug}>
                    <Chip href={`/services?q=${encodeURIComponent(skill.name)}`}>{skill.name}</Chip>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
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
          <dl className="grid gap-3 border-t border-line pt-4">
            {sells && person.hourly_rate !== null ? (
              <div className="flex justify-between gap-4">
                <dt className="text-ink-2">Rate</dt>
                <dd>
                  <Money value={person.hourly_rate} trim /> an hour
                </dd>
              </div>
            ) : null}
            {person.company_name === null ? null : (
              <div className="flex justify-between gap-4">
                <dt className="text-ink-2">Company</dt>
                <dd className="text-end">{person.company_name}</dd>
              </div>
            )}
            <div className="flex justify-between gap-4">
              <dt className="text-ink-2">On Docket since</dt>
              <dd>
                <When at={person.member_since} />
              </dd>
            </div>
            {person.languages.length > 0 ? (
              <div>
                <dt className="text-ink-2">Languages</dt>
                <dd>
                  <ul className="mt-1 grid gap-1">
                    {person.languages.map(({ code, fluency }) => (
                      <li key={code}>
                        {languageName(code)}, {FLUENCY[fluency]}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ) : null}
          </dl>
        </aside>
      </div>
      {sells ? (
        <section aria-labelledby="services" className="mt-14">
          <SectionHeader id="services" title="Services" />
          {services.length === 0 ? (
            <p className="text-ink-2">{person.display_name} has nothing on sale at the moment.</p>
          ) : (
            <CardGrid label={`Services by ${person.display_name}`}>
              {services.map((service) => (
                <li key={service.slug}>
                  <ServiceCard service={cardOnPage(service)} />
                </li>
              ))}
            </CardGrid>
          )}
        </section>
      ) : null}
    </div>
  );
}
