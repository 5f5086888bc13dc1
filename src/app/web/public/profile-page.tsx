import { Name } from '#design/public/name.tsx';
import { useEffect, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { SectionHeader } from '#design/public/page-header.tsx';
import { brandName, titled } from '#kit/brand.ts';
import { isFreelancerRole } from '#kit/actor.ts';
import { formatTime } from '#kit/format/time.ts';
import { reportPath } from '#kit/reported.ts';
import { SaveButton } from '#design/public/save-button.tsx';
import { profileCv } from '#domains/cvs/contract.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { personRecord } from '#domains/profiles/record-contract.ts';
import { PersonRecord, RecordInShort } from '#domains/profiles/web/public/person-record.tsx';
import { profileByUsername, type PublicProfile } from '#domains/profiles/contract.ts';
import { ProfileView } from '#domains/profiles/web/public/profile-view.tsx';
import { hiringRecord } from '#domains/projects/hiring-contract.ts';
import { HiringPanel } from '#domains/projects/web/public/hiring-panel.tsx';
import { servicesOfSeller } from '#domains/services/contract.ts';
import { cardOnPage } from '#domains/services/web/public/card-on-page.ts';
import { ServiceGrid } from '#domains/services/web/public/service-grid.tsx';

/**
 * Five reads in the server process at once: the person as a visitor sees them, what they sell, what they did here, and
 * how they hire. The page is the app's: every domain with something to show of a person comes to it, and none of them
 * is its last.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const username = params['slug'] ?? '';
  const [person, services, record, hiring, cv] = await Promise.all([
    readOnServer(context, profileByUsername, { params: { username } }),
    readOnServer(context, servicesOfSeller, { params: { username } }),
    readOnServer(context, personRecord, { params: { username } }),
    readOnServer(context, hiringRecord, { params: { username } }),
    readOnServer(context, profileCv, { params: { username } }),
  ]);
  const { origin } = new URL(request.url);
  return { person, services: services.items, away: services.away, record, hiring, cvPath: cv.path, origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { person, origin } = loaderData;
  const { display_name: name, professional_title: title, username } = person;
  const url = `${origin}/user/profile/${username}`;
  const description = person.tagline ?? person.bio?.slice(0, 160) ?? `${name} on ${brandName()}`;
  const image = `${origin}/cards/people/${username}.jpg`;
  const whole = `${name}${title === null ? '' : `, ${title}`}`;
  const data = { '@type': 'Person', name, url, image, ...(title === null ? {} : { jobTitle: title }) };
  return [
    { title: titled(whole) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: data } },
  ];
};

/** The document is the same for everyone; signed-in people then load what only they may see. The view is counted. */
function useSeenBy(rendered: PublicProfile): PublicProfile {
  const [seen, setSeen] = useState<PublicProfile | null>(null);
  const { username } = rendered;
  useEffect(() => {
    let gone = false;
    void import('../profile-visit.ts')
      .then(({ visitProfile }) => visitProfile(username))
      .then((person) => (gone || person === null ? undefined : setSeen(person)))
      // The page is as it was rendered.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [username]);
  return seen?.username === username ? seen : rendered;
}

/** One main thing to do; plain links: someone who isn't signed in comes back to what they wanted (decision 084). */
interface ProfileActionsProps {
  username: string;
  name: string;
  /** Of the CV that this person shows; null without one. */
  cvPath: string | null;
}
const ProfileActions = ({ username, name, cvPath }: ProfileActionsProps) => (
  <>
    <LinkButton variant="primary" href={`/milestones?hire=${encodeURIComponent(username)}`}>
      Hire
    </LinkButton>
    <div className="flex flex-wrap items-center">
      <LinkButton variant="ghost" href={`/messages?with=person:${encodeURIComponent(username)}`}>
        Message
      </LinkButton>
      <LinkButton variant="ghost" href={`/manage-projects?invite=${encodeURIComponent(username)}`}>
        Invite to a project
      </LinkButton>
      {cvPath === null ? null : (
        <LinkButton variant="ghost" href={cvPath}>
          CV
        </LinkButton>
      )}
      <SaveButton as="quiet" kind="person" name={username} title={name} />
    </div>
  </>
);

function Away({ until, note }: { until: string; note: string | null }) {
  return (
    <>
      Away until {formatTime(until, 'date', usePlace())}.{' '}
      {note === null ? null : <q className="whitespace-pre-line wrap-anywhere">{note}</q>}
    </>
  );
}

export default function ProfilePage() {
  const { person: rendered, services, away, record, hiring, cvPath } = useLoaderData<typeof loader>();
  const person = useSeenBy(rendered);
  const sells = isFreelancerRole(person.role);
  return (
    <div className="page section">
      <ProfileView
        person={person}
        record={<RecordInShort record={record} sells={sells} />}
        reviews={<PersonRecord record={record} sells={sells} />}
        action={sells ? <ProfileActions username={person.username} name={person.display_name} cvPath={cvPath} /> : null}
      >
        {sells ? (
          <section aria-labelledby="services" className="mt-14">
            <SectionHeader id="services" title="Services" lead={away === null ? undefined : <Away {...away} />} />
            {services.length === 0 ? (
              <p className="text-ink-2">
                <Name of={person.display_name} /> has no services at the moment.
              </p>
            ) : (
              <ServiceGrid label={`Services by ${person.display_name}`} services={services.map(cardOnPage)} />
            )}
          </section>
        ) : null}
        <HiringPanel record={hiring} />
        <p className="mt-10 text-sm">
          <a
            className="link"
            rel="nofollow"
            href={reportPath('profile', person.user_id, `/user/profile/${person.username}`)}
          >
            Report this profile
          </a>
        </p>
      </ProfileView>
    </div>
  );
}
