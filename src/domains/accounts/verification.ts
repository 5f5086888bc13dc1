import { VERIFIED_LEVEL } from './user.ts';

/** PRODUCT 4.11: what each proof adds to the verification level. */
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

export type Proofs = Readonly<Partial<Record<Proof, boolean>>>;

export const provenBy = (proofs: Proofs): Proof[] => PROOFS.filter((proof) => proofs[proof] === true);

export const verificationLevel = (proofs: Proofs): number => provenBy(proofs).reduce((level, proof) => level + VERIFICATION_POINTS[proof], 0);

/** Tiers ask for checked credentials (PRODUCT section 2); the two upper ones need proofs a later part of the product collects. */
export type Tier = 'registered' | 'verified';

export const tierOf = (level: number): Tier => (level >= VERIFIED_LEVEL ? 'verified' : 'registered');
