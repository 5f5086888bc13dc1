/** The front door of profiles: people as others show them, and the deeds that save what they say of themselves. */
export { personCards, type PersonCard } from './person-cards.ts';
export { saveProfile, type ProfileChange } from './save-profile.ts';
export { saveLists, type ProfileLists } from './save-list.ts';
export { applyMeasures, forgetOldViews } from './standing.ts';
export { eraseProfile, exportOfProfile, onboardingFactsOf } from './leave.ts';
