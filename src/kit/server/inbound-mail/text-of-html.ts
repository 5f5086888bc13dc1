const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function entity(_whole: string, name: string): string {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1] ?? null;
  const point = code === null ? Number(/^#(\d{1,7})$/.exec(name)?.[1] ?? Number.NaN) : Number.parseInt(code, 16);
  if (Number.isNaN(point)) return ENTITIES[name.toLowerCase()] ?? `&${name};`;
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}

const textOf = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<(div|p)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/(p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&([#\w]{1,10});/g, entity)
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');

/**
 * For emails without a text part: a quote has the marks of one, because what follows it may be an answer. What comes
 * out is text, and is shown as such.
 */
export function textOfHtml(html: string): string {
  const parts = html
    .replaceAll(/<(script|style|head|title)\b[\s\S]*?(<\/\1\s{0,9}>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .split(/(<\/?blockquote\b[^<>]{0,2000}>)/i);
  let depth = 0;
  const texts = parts.map((part) => {
    if (/^<blockquote/i.test(part)) depth += 1;
    else if (/^<\/blockquote/i.test(part)) depth = Math.max(0, depth - 1);
    else {
      const text = textOf(part);
      return depth > 0 && text !== '' ? quoted(text) : text;
    }
    return '';
  });
  return texts.filter((text) => text !== '').join('\n');
}
