import { registerPerson } from '#domains/accounts/server/accounts.ts';
import { countryByCode } from '#kit/countries.ts';
import { saveLists, saveProfile, type ProfileChange, type ProfileLists } from '../profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { money } from '#kit/money.ts';
import { careers, type SeedCareer } from './careers.ts';
import { demoPeople, type DemoPerson } from './people.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { daysBefore, type Replay } from '#kit/server/demo/replay.ts';

/** Registers, with the address proven, and does the onboarding of the role. */
async function plantPerson({ tx, context }: Replay, person: DemoPerson, passwordHash: string): Promise<Actor> {
  const { firstName, lastName, email, role, username } = person;
  const countryId = countryByCode(person.country)?.id ?? null;
  const { id } = await registerPerson(tx, { firstName, lastName, email, role, username, countryId, passwordHash, emailVerified: true }, context);
  await saveProfile(tx, id, profileOf(person, context.config.currency), context);
  const career = careers[username];
  if (career !== undefined) await saveLists(tx, id, listsOf(career, context.makeId), context);
  return { userId: id, sessionId: context.makeId(), role, isOperator: false, emailVerified: true, onboarded: true };
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
      ? { professional_title: person.title, skills: [...person.skills], hourly_rate: money(person.hourlyRate, currency), experience_level: person.experience }
      : {}),
    ...('company' in person ? { company_name: person.company, industries: [...person.industries], subindustries: [...person.subindustries] } : {}),
  };
}

const listsOf = ({ works, jobs, schools, certificates = [] }: SeedCareer, makeId: () => string): ProfileLists => ({
  portfolios: works.map(({ title, description, finished }) => ({ id: makeId(), title, description, url: null, finished_on: finished, images: [] })),
  experiences: jobs.map(({ title, company, place, from, to }) => ({ id: makeId(), title, company, place, starts_on: from, ends_on: to, description: null })),
  educations: schools.map(({ school, degree, from, to }) => ({ id: makeId(), school, degree, field: null, starts_on: from, ends_on: to, description: null })),
  certifications: certificates.map(({ name, issuer, issued }) => ({ id: makeId(), name, issuer, issued_on: issued, expires_on: null, url: null })),
});

export const demo: DemoPart = {
  size: `${demoPeople.length} people`,
  steps: ({ replay, now, passwordHash, people }) =>
    demoPeople.map((person) => ({
      at: daysBefore(now, person.joinedDaysAgo),
      run: async () => people.add(person.username, await plantPerson(replay, person, passwordHash)),
    })),
};
