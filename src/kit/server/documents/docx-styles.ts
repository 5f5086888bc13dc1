/** How a Word document looks. Sizes are in half points, distances in twentieths of a point, as Word counts. */
import type { IStylesOptions } from 'docx';
import type { DocxDocument } from './docx-document.ts';

const MILLIMETER = 56.7;
const sized = (width: number, height: number) => ({
  size: { width, height },
  margin: { top: 1_080, bottom: 1_080, left: 1_200, right: 1_200 },
});
export const PAGE_SIZES = {
  a4: sized(Math.round(210 * MILLIMETER), Math.round(297 * MILLIMETER)),
  letter: sized(12_240, 15_840),
} as const;

/** On every computer that opens such files, with letters of all scripts that its system has. */
const FONTS = { sans: 'Arial', serif: 'Times New Roman' } as const;
const DENSITIES = {
  tight: { size: 19, line: 240, after: 40 },
  normal: { size: 21, line: 264, after: 70 },
  airy: { size: 22, line: 300, after: 110 },
} as const;

export function docxStyles({
  look,
  language,
  isRightToLeft,
}: Pick<DocxDocument, 'look' | 'language' | 'isRightToLeft'>): IStylesOptions {
  const font = FONTS[look.font];
  const { size, line, after } = DENSITIES[look.density];
  const color = look.color.replace('#', '');
  const heading = (times: number, before: number, isColored: boolean) => ({
    run: {
      size: Math.round(size * times),
      sizeComplexScript: Math.round(size * times),
      bold: true,
      boldComplexScript: true,
      color: isColored ? color : '000000',
      font: { ascii: font, hAnsi: font, cs: font },
    },
    paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
  });
  return {
    default: {
      document: {
        run: {
          font: { ascii: font, hAnsi: font, cs: font },
          size,
          sizeComplexScript: size,
          language: isRightToLeft ? { value: 'en', bidirectional: language } : { value: language },
        },
        paragraph: { spacing: { line, after } },
      },
      heading1: heading(2, 0, true),
      heading2: heading(1.25, 4 * after + 120, true),
      heading3: heading(1.05, 2 * after + 60, false),
      hyperlink: { run: { color, underline: { type: 'single' } } },
    },
    paragraphStyles: [
      {
        id: 'Headline',
        name: 'Headline',
        basedOn: 'Normal',
        next: 'Normal',
        run: { size: Math.round(1.15 * size), sizeComplexScript: Math.round(1.15 * size) },
      },
      {
        id: 'Facts',
        name: 'Facts',
        basedOn: 'Normal',
        next: 'Normal',
        run: { color: '515C65' },
        paragraph: { spacing: { after: 20 } },
      },
    ],
  };
}
