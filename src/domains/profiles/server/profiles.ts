/** The front door of profiles: people as others see them, and the commands that save profiles. */
export { personCards, shownPeople, type ShownPerson } from './person-cards.ts';
export { saveProfile, type ProfileChange } from './save-profile.ts';
export { saveLists, type ProfileLists } from './save-list.ts';
export { hidingActivity } from './hiding-activity.ts';
export { onboardingFactsOf } from './leave.ts';
export { completeAmong, completionOf } from './completion-of.ts';
export { needOf } from './need-of.ts';
export { profileRecordOf } from './profile-record.ts';
export { portfoliosOf } from './portfolio-of.ts';
export { skillsShown } from './skills-shown.ts';
export { workOf } from './work-of.ts';
export { meanOf, reviewsIn, reviewSumsOf, soldBy, sumsOf } from './work-record.ts';
