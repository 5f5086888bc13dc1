/** WCAG 2.2, 1.4.3: how a color is read on white paper. */

const channel = (hex: string): number => {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** From 0 (black) to 1 (white); `color` is such as #0b5563. */
const luminance = (color: string): number =>
  0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7));

const LEAST_CONTRAST = 4.5;

export const contrastOnWhite = (color: string): number => 1.05 / (luminance(color) + 0.05);
export const isReadable = (color: string): boolean => contrastOnWhite(color) >= LEAST_CONTRAST;

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** The same color, as much darker as it has to be. */
export function readable(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let share = 1; share > 0; share -= 0.05) {
    const darker = `#${[red, green, blue].map((part) => hex(part * share)).join('')}`;
    if (isReadable(darker)) return darker;
  }
  return '#000000';
}
