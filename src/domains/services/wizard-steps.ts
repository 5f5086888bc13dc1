export const WIZARD_STEPS = ['overview', 'packages', 'requirements', 'media', 'publish'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The same words in the wizard and on the dashboard. */
export const STEP_NAMES: Readonly<Record<WizardStep, string>> = {
  overview: 'Overview',
  packages: 'Packages',
  requirements: 'Questions',
  media: 'Pictures',
  publish: 'Publish',
};
