/** Anchors of the profile's settings, in their order on the page. */
export const PROFILE_SECTIONS = [
  ['completion', 'Completion'],
  ['picture', 'Picture'],
  ['about', 'About you'],
  ['skills', 'Skills'],
  ['portfolio', 'Portfolio'],
  ['experience', 'Experience'],
  ['education', 'Education'],
  ['certifications', 'Certifications'],
  ['languages', 'Languages'],
  ['links', 'Links'],
  ['company', 'Company'],
] as const;

/** Those of the account's. */
export const ACCOUNT_SECTIONS = [
  ['personal', 'Phone and personal'],
  ['place', 'Place and time'],
] as const;
