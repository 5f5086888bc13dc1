import { hashPassword, registerPerson } from '#domains/accounts/server/accounts.ts';
import { countryByCode } from '#domains/profiles/countries.ts';
import { saveProfile, type ProfileChange } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { money } from '#kit/money.ts';
import type { DemoPerson } from './people.ts';
import type { Replay } from './replay.ts';

/** Everybody has the same one, so it is hashed once and before the transaction: that is the slow part. */
export { hashPassword };

/** Registers, with the address proven, and does the onboarding of the role. */
export async function plantPerson({ tx, context }: Replay, person: DemoPerson, passwordHash: string): Promise<Actor> {
  const { firstName, lastName, email, role, username } = person;
  const countryId = countryByCode(person.country)?.id ?? null;
  const { id } = await registerPerson(tx, { firstName, lastName, email, role, username, countryId, passwordHash, emailVerified: true }, context);
  await saveProfile(tx, id, profileOf(person, context.config.currency), context);
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
