/** One page of a drawing that has them one below the other, as the compiler writes it. */

/** The compiler escapes nothing in an attribute but its quotes. */
const TAG = /<(?<close>\/)?(?<name>[\w:]+)(?<attributes>(?:\s+[\w:-]+="[^"]*")*)\s*(?<empty>\/)?>/g;
const SYMBOL = /<symbol id="(?<id>[^"]*)"[\s\S]*?<\/symbol>/g;
const REFERENCE = /href="#(?<id>[^"]*)"/g;
/** The place of a page other than the first. */
const PLACE = /transform="matrix\(1 0 0 1 0 (?<top>[\d.]+)\)"/;

/** What is right below the root, as text. */
function partsOf(svg: string): { readonly name: string; readonly attributes: string; readonly text: string }[] {
  const parts = [];
  let depth = 0;
  let start = 0;
  let opened = '';
  for (const { index, 0: tag, groups: { close, name = '', attributes = '', empty } = {} } of svg.matchAll(TAG)) {
    if (close === undefined && depth === 1) [start, opened] = [index, attributes];
    if (close !== undefined) depth -= 1;
    else if (empty === undefined) depth += 1;
    if (depth === 1 && start > 0 && (close !== undefined || empty !== undefined))
      parts.push({ name, attributes: opened, text: svg.slice(start, index + tag.length) });
  }
  return parts;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inAttribute = (text: string): string => text.replaceAll(/&(?!quot;)/g, '&amp;').replaceAll('<', '&lt;');

/** Without the space between tags and what is so anyway, which is a third of it. */
const smaller = (drawn: string): string =>
  drawn
    .replaceAll(/(?<=href=")[^"]*/g, inAttribute)
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ (?:y="0"|fill-rule="nonzero")/g, '');

/** Page `page` from 1, the last one where there are fewer, named by the document's title. */
export function svgPage(svg: string, page: number, title: string | null): string {
  const root = /viewBox="0 0 (?<width>[\d.]+) (?<height>[\d.]+)"/.exec(svg)?.groups;
  const parts = partsOf(svg);
  const pages = parts.filter(({ name }) => name === 'g');
  const tops = [
    ...pages.map(({ attributes }) => Number(PLACE.exec(attributes)?.groups?.top ?? 0)),
    Number(root?.height),
  ];
  const place = Math.min(Math.max(page, 1), pages.length) - 1;
  const [top = 0, bottom = 0] = tops.slice(place);
  const drawn = pages[place]?.text ?? '';
  const used = new Set(Array.from(drawn.matchAll(REFERENCE), ({ groups }) => groups?.id));
  const definitions = parts
    .filter(({ name }) => name === 'defs')
    .map(({ text }) => text.replaceAll(SYMBOL, (symbol, id: string) => (used.has(id) ? symbol : '')));
  const [width, height] = [root?.width, bottom - top];
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" role="img"`,
    ` viewBox="0 ${top} ${width} ${height}" width="${width}pt" height="${height}pt">`,
    `<title>${escaped(`${title ?? ''} ${place + 1} / ${pages.length}`.trim())}</title>`,
    `<path fill="#fff" d="M0 ${top}h${width}v${height}H0z"/>`,
    ...[drawn, ...definitions].map(smaller),
    '</svg>',
  ];
  return text.join('');
}
