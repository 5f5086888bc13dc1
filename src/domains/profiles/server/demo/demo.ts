import { registerPerson } from '#domains/accounts/server/accounts.ts';
import { countryByCode } from '#kit/countries.ts';
import { addPortfolioImage, PORTFOLIO_FOLDER } from '../portfolio-images.ts';
import { saveLists, saveProfile, type ProfileChange, type ProfileLists } from '../profiles.ts';
import { saveAvatar } from '../save-profile.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { sizeLater } from '#kit/server/storage/pictures.ts';
import type { Actor } from '#kit/actor.ts';
import { demoMoney } from '#kit/server/demo/demo-money.ts';
import { suggest } from '../suggestions.ts';
import { careers, type SeedCareer } from './careers.ts';
import { demoPeople, type DemoPerson } from './people.ts';
import { shortCareers } from './short-careers.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { fileOf, storePictures } from './pictures.ts';
import { daysBefore, type Replay } from '#kit/server/demo/replay.ts';

/** Registers, with the address proven, and does the onboarding of the role. */
async function plantPerson({ tx, context }: Replay, person: DemoPerson, passwordHash: string): Promise<Actor> {
  const { firstName, lastName, email, role, username } = person;
  const countryId = countryByCode(person.country)?.id ?? null;
  const { id } = await registerPerson(
    tx,
    { firstName, lastName, email, role, username, countryId, passwordHash, emailVerified: true },
    context,
  );
  await saveProfile(tx, id, profileOf(person, context.config.currency), context);
  await saveAvatar(tx, id, fileOf('people', username), context);
  await sizeLater(tx, 'avatars', fileOf('people', username), context.clock());
  const career = careers[username] ?? shortCareers[username];
  if (career !== undefined)
    await saveLists(
      tx,
      id,
      listsOf(career, await plantWorks(tx, id, person, career, context), context.makeId),
      context,
    );
  return { userId: id, sessionId: context.makeId(), role, isOperator: false, emailVerified: true, onboarded: true };
}

const nameOf = (username: string, place: number): string => `${username}-${place + 1}`;

/** One picture for each work, added before the list that shows it is saved. */
async function plantWorks(
  tx: Tx,
  id: string,
  { username }: DemoPerson,
  { works }: SeedCareer,
  context: Context,
): Promise<string[]> {
  const files: string[] = [];
  for (const place of works.keys()) {
    const file = fileOf('works', nameOf(username, place));
    await addPortfolioImage(tx, id, file, context);
    files.push(file);
  }
  return files;
}

function profileOf(person: DemoPerson, currency: string): ProfileChange {
  const { bio, tagline, timezone, city, languages } = person;
  return {
    bio,
    tagline,
    timezone,
    city,
    languages: [...languages],
    ...('skills' in person
      ? {
          professional_title: person.title,
          skills: [...person.skills],
          hourly_rate: demoMoney(person.hourlyRate, currency),
          experience_level: person.experience,
        }
      : {}),
    ...('company' in person
      ? { company_name: person.company, industries: [...person.industries], subindustries: [...person.subindustries] }
      : {}),
  };
}

const listsOf = (
  { works, jobs, schools, certificates = [] }: SeedCareer,
  pictures: readonly string[],
  makeId: () => string,
): ProfileLists => ({
  portfolios: works.map(({ title, description, finished }, place) => ({
    id: makeId(),
    title,
    description,
    url: null,
    finished_on: finished,
    images: pictures.slice(place, place + 1),
  })),
  experiences: jobs.map(({ title, company, place, from, to }) => ({
    id: makeId(),
    title,
    company,
    place,
    starts_on: from,
    ends_on: to,
    description: null,
  })),
  educations: schools.map(({ school, degree, from, to }) => ({
    id: makeId(),
    school,
    degree,
    field: null,
    starts_on: from,
    ends_on: to,
    description: null,
  })),
  certifications: certificates.map(({ name, issuer, issued }) => ({
    id: makeId(),
    name,
    issuer,
    issued_on: issued,
    expires_on: null,
    url: null,
  })),
});

/** Meanwhile people are planted: a durable write waits for the disk, and the database need not. */
async function storeAll(context: Context): Promise<void> {
  const works = Object.entries(careers).flatMap(([username, { works: all }]) =>
    all.map((_one, place) => nameOf(username, place)),
  );
  await storePictures(
    'people',
    'avatars',
    demoPeople.map(({ username }) => username),
    context,
  );
  await storePictures('works', PORTFOLIO_FOLDER, works, context);
}

/** Recently missed in the lists: operators of a demo have something to decide. */
const SUGGESTIONS = [
  { by: 'amara-okafor', kind: 'skill', name: 'Sign painting', parent: 'brand-design', daysAgo: 6 },
  { by: 'linnea-sjostrom', kind: 'skill', name: 'Risograph printing', parent: null, daysAgo: 4 },
  { by: 'mori-haruka', kind: 'skill', name: 'risograph printing', parent: null, daysAgo: 3 },
  { by: 'moira-castellane', kind: 'specialty', name: 'Ferry companies', parent: 'transport-and-logistics', daysAgo: 2 },
  { by: 'yusuf-alrashidi', kind: 'skill', name: 'Sign language interpreting', parent: 'translation', daysAgo: 1 },
] as const;

export const demo: DemoPart = {
  size: `${demoPeople.length} people`,
  steps({ replay, now, passwordHash, people }) {
    const pictures = storeAll(replay.context);
    // The step below waits for them, and a failure ends the planting there.
    pictures.catch(() => null);
    const joining = demoPeople.map((person) => ({
      at: daysBefore(now, person.joinedDaysAgo),
      run: async () => people.add(person.username, await plantPerson(replay, person, passwordHash)),
    }));
    const suggesting = SUGGESTIONS.map(({ by, daysAgo, ...suggestion }) => ({
      at: daysBefore(now, daysAgo),
      run: () => suggest(replay.tx, people.get(by), suggestion, replay.context),
    }));
    return [
      ...joining,
      ...suggesting,
      { at: daysBefore(now, Math.min(...demoPeople.map(({ joinedDaysAgo }) => joinedDaysAgo))), run: () => pictures },
    ];
  },
};
