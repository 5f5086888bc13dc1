/** A pattern of `like` for texts that contain what was typed, also a percent sign. */
export const containing = (typed: string): string => ['', escaped(typed), ''].join('%');
export const escaped = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);
