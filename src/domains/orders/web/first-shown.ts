/** Of what changed, the first that is on the page: what a command ended is not there any more. */
export function firstShown<Part>(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
  find: (name: string) => Part | null,
): Part | null {
  for (const [name, shows] of Object.entries(now)) {
    const part = shows === before[name] ? null : find(name);
    if (part !== null) return part;
  }
  return null;
}
