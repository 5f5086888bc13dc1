/** The front door of profiles: people as others show them, and the deed that saves what they say of themselves. */
export { personCards, type PersonCard } from './person-cards.ts';
export { saveAvatar, saveProfile, type ProfileChange } from './save-profile.ts';
export { publicProfile } from './public-profile.ts';
