/** What this instance is called: the configuration's BRAND_NAME. */
const DEFAULT_NAME = 'Docket';

/** The bundle of pages has a copy of this file; both copies share the process's one name. */
const shared = globalThis as { [at: symbol]: string | undefined };
const KEY = Symbol.for('docket.brand');

export function setBrandName(name: string): void {
  shared[KEY] = name;
}

export const brandName = (): string => shared[KEY] ?? DEFAULT_NAME;

const EMAIL = Symbol.for('docket.support-email');
/** Where people reach its operators; on the server alone. */
export const setSupportEmail = (email: string): void => void (shared[EMAIL] = email);
export const supportEmail = (): string => shared[EMAIL] ?? '';

/** What a page carries to the browser; empty for the default name. */
export const brandTaken = (): string | undefined => (brandName() === DEFAULT_NAME ? undefined : brandName());

/** A document's title: what is particular to it, then the name of the instance. */
export const titled = (title: string): string => `${title} · ${brandName()}`;
