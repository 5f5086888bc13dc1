import { grantRole, ownerOf, registerPerson } from '../accounts.ts';
import type { StaffRole } from '#kit/staff.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import type { Replay } from '#kit/server/demo/replay.ts';

interface DemoStaff {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly why: string;
}

/** One for each kind of work beside the owner's. */
export const demoStaff: readonly DemoStaff[] = [
  {
    username: 'noor-vandermeer',
    firstName: 'Noor',
    lastName: 'van der Meer',
    email: 'noor.vandermeer@example.org',
    role: 'support',
    why: 'Answers people who cannot get into their account.',
  },
  {
    username: 'tomasz-wilk',
    firstName: 'Tomasz',
    lastName: 'Wilk',
    email: 'tomasz.wilk@example.org',
    role: 'trust',
    why: 'Looks at the documents people send to prove who they are.',
  },
  {
    username: 'ines-caldeira',
    firstName: 'Inês',
    lastName: 'Caldeira',
    email: 'ines.caldeira@example.org',
    role: 'money',
    why: 'Sends the payouts and compares the books with the providers.',
  },
];

/**
 * Granted by the instance's owner, and signed in to with the owner's password: one that is shown on the sign-in page
 * would be a way into the operators' area for anyone. Without an owner, or one with a password, there is no staff.
 */
async function plantStaff({ tx, context }: Replay): Promise<boolean> {
  const owner = await ownerOf(tx);
  if (owner === null) return false;
  // An operator of this instance need not be notified of it.
  const quiet = { ...context, log: context.log.child({}, { level: 'silent' }) };
  for (const { role, why, ...names } of demoStaff) {
    const { id } = await registerPerson(
      tx,
      { ...names, role: 'user', passwordHash: owner.passwordHash, emailVerified: true },
      context,
    );
    await grantRole(tx, owner.actor, id, role, why, quiet);
  }
  return true;
}

export const demo: DemoPart = {
  finish: async ({ replay }) =>
    (await plantStaff(replay))
      ? `Its staff sign in with its operator's password: ${demoStaff.map(({ email, role }) => `${email} (${role})`).join(', ')}`
      : null,
};
