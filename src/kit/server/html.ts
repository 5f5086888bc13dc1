/**
 * HTML made on the server without React (emails, the test provider, the demo outbox): every value is escaped unless it
 * is Html.
 */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Value = string | number | Html | readonly Value[] | null | undefined | false;

function write(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return escapeHtml(String(value));
}

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.reduce((all, part, index) => all + part + (index < values.length ? write(values[index]) : ''), ''),
  );
}
