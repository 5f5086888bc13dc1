/** Small PDFs for tests: words in Helvetica at given places, in points from the top left of the page. */
export interface Word {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly isBold?: boolean;
}

const HEIGHT = 842;
const escaped = (text: string): string =>
  [...text]
    .map((letter) =>
      /[()\\]/.test(letter) ? `\\${letter}` : letter === '•' ? '\\225' : letter === '–' ? '\\226' : letter,
    )
    .join('');
const drawn = ({ x, y, text, size = 10, isBold = false }: Word): string =>
  `BT /${isBold ? 'B' : 'R'} ${size} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`;

const bytesOf = (source: string): Uint8Array => Uint8Array.from(source, (letter) => letter.charCodeAt(0));

const BOX = `/MediaBox [0 0 595 ${HEIGHT}]`;
const FONTS = '<< /Font << /R 3 0 R /B 4 0 R >> >>';

/** `trailer`: what its last lines say besides, such as that the file is locked. */
export function makePdf(pages: readonly (readonly Word[])[], trailer = ''): Uint8Array {
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((words, index) => {
      const content = words.map(drawn).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R ${BOX} /Contents ${6 + 2 * index} 0 R /Resources ${FONTS} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let source = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = source.length;
    source += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const start = source.length;
  source += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  source += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return bytesOf(source);
}

const BLOCK = '00'.repeat(32);
/** Locked for everyone who has no password. */
const ID = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`;
export const LOCKED = `${ID} /Encrypt << /Filter /Standard /V 1 /R 2 /O <${BLOCK}> /U <${BLOCK}> /P -4 >>`;

/** Lines one below the other. */
export function column(
  x: number,
  y: number,
  lines: readonly (string | Omit<Word, 'x' | 'y'> | null)[],
  step = 14,
): Word[] {
  return lines.flatMap((line, index) => {
    const place = { x, y: y + index * step };
    if (line === null) return [];
    return [typeof line === 'string' ? { ...place, text: line } : { ...place, ...line }];
  });
}
