import { VERIFIED_LEVEL } from './user.ts';

/** REC-11: what each proof adds to the verification level. */
export const VERIFICATION_POINTS = {
  email: 20,
  phone: 15,
  identity: 40,
  address: 10,
  payout_method: 5,
  credentials: 10,
} as const;

export type Proof = keyof typeof VERIFICATION_POINTS;
export const PROOFS = Object.keys(VERIFICATION_POINTS) as Proof[];

/** A proof's name, its badge and how it was earned: the same words wherever it is explained. */
export const PROOF_WORDS: Readonly<Record<Proof, { name: string; badge: string; earned: string }>> = {
  email: { name: 'Email address', badge: 'Email verified', earned: 'Confirmed with a code sent to this address.' },
  phone: {
    name: 'Phone number',
    badge: 'Phone verified',
    earned: 'Confirmed with a code sent to this number. Each number counts for one person only.',
  },
  identity: {
    name: 'Identity',
    badge: 'Identity verified',
    earned:
      'An operator, or a provider they chose, checked an identity document and a picture. The files are deleted afterwards.',
  },
  address: { name: 'Address', badge: 'Address verified', earned: 'A proof of address was reviewed.' },
  payout_method: {
    name: 'Payout method',
    badge: 'Payout method verified',
    earned: 'A withdrawal arrived in an account in this person’s name.',
  },
  credentials: {
    name: 'Credentials',
    badge: 'Credentials reviewed',
    earned: 'Degrees or reference letters were reviewed.',
  },
};

export type Proofs = Readonly<Partial<Record<Proof, boolean>>>;

export const provenBy = (proofs: Proofs): Proof[] => PROOFS.filter((proof) => proofs[proof] === true);

export const verificationLevel = (proofs: Proofs): number =>
  provenBy(proofs).reduce((level, proof) => level + VERIFICATION_POINTS[proof], 0);

/**
 * Tiers require verified credentials (REC-12); the two upper ones need proofs that a later part of the product
 * collects.
 */
export type Tier = 'registered' | 'verified';

export const tierOf = (level: number): Tier => (level >= VERIFIED_LEVEL ? 'verified' : 'registered');
