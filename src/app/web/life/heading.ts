/** Where the router is going: null while it goes nowhere. Written by NavigationState, which is on every page. */
let address: string | null = null;

export const heading = (): string | null => address;

export function setHeading(to: string | null): void {
  address = to;
}
