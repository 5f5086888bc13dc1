const two = (part: number): string => String(part).padStart(2, '0');

/** As `datetime-local` fields have it, in the reader's zone. */
export function forInput(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export const fromInput = (typed: string): string => new Date(typed).toISOString();
