/** The front door of profiles: people as others show them, and the deed that saves what they say of themselves. */
export { personCards, type PersonCard } from './person-cards.ts';
export { saveProfile, type ProfileChange } from './save-profile.ts';
export { eraseProfile, exportOfProfile, onboardingFactsOf } from './leave.ts';
