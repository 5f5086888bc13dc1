/** The web side's front door: parts of a profile for pages of other domains. */
export { CompanyForm } from './company-form.tsx';
export { CompletionMeter } from './completion-meter.tsx';
export { ProfileSections, SECTIONS } from './profile-sections.tsx';
