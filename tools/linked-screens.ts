import { routes } from '#routes';

/**
 * A screen with the links that its reader sees. Several addresses of one screen have names of their own after a slash.
 */
export interface LinkedScreen {
  readonly name: string;
  readonly links: readonly string[];
}

/** No link leads to these, and what does instead. */
export const REACHED_OTHERWISE: Readonly<Record<string, string>> = {
  'verify-email': 'the guard leads there until the email is verified',
  'onboarding-freelancer': 'the guard leads there until the profile has what it needs',
  'onboarding-client': 'the guard leads there until the company is described',
  'reset-password': 'a link in an email',
  'operator-setup': 'the address that a new instance prints',
  'google-callback': 'Google sends people there',
  'dashboard-prefix': 'leads on to the home of the role',
  'settings-prefix': 'leads on to the settings',
  'billing-prefix': 'leads on to the payment methods',
  'gig-onboarding': 'the second address of onboarding-freelancer',
  gig: 'the second address of service',
  job: 'the second address of project, in the list for search engines',
  'password-change': 'the second address of change-password',
  'add-funds-stripe': 'linked from add-funds where a card provider is connected (e2e/card-field.long.spec.ts)',
  'add-funds-paypal': 'linked from add-funds where PayPal is connected',
  'ask-custom-offer': 'a link on each service, which is a visitor’s screen (e2e/custom-offers.long.spec.ts)',
  'make-custom-offer': 'a link in the conversation with a client (e2e/offer-in-a-talk.long.spec.ts)',
  'messages-phone': 'the messages at an address that others link to',
  'not-found': 'no screen',
};

/** Literal segments before parameters: /services/orders is a screen of its own, not a service. */
const byPath = routes
  .map(({ name, path }) => ({
    name,
    parameters: path.split('/:').length,
    pattern: new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }))
  .toSorted((a, b) => a.parameters - b.parameters);

const screenAt = (link: string): string | undefined => {
  const { pathname } = new URL(link, 'http://localhost');
  return byPath.find(({ pattern }) => pattern.test(pathname))?.name;
};

/** The screens among these to which no other of them has a link. */
export function unlinked(screens: readonly LinkedScreen[]): string[] {
  const nameOf = (screen: LinkedScreen): string => screen.name.split('/')[0] ?? screen.name;
  const from = new Map<string, Set<string>>();
  for (const screen of screens)
    for (const link of screen.links) {
      const to = screenAt(link) ?? '';
      from.set(to, (from.get(to) ?? new Set()).add(nameOf(screen)));
    }
  const isLinked = (name: string): boolean => [...(from.get(name) ?? [])].some((other) => other !== name);
  return [...new Set(screens.map(nameOf))].filter((name) => REACHED_OTHERWISE[name] === undefined && !isLinked(name));
}
