/** A page's answers with people's texts replaced: everything except addresses, codes, dates and choices from a list. */
const CHOSEN =
  /^(id|.*_id|slug|.*[uU]sername|avatar|cover|photo|href|kind|currency|amount|locale|level|tier|role|motif|category|top_category|state|status|.*_level|.*_status|.*_at|since|member_since|timezone|.*code|sort|match)$/;
const CODE = /^(-?\d[\d.]*|\d{4}-\d{2}.*|\/.*|https?:.*|[A-Z]{2,3})$/;

export interface Exchanged {
  readonly data: unknown;
  /** Where a text was replaced, without the indexes of lists. */
  readonly fields: ReadonlySet<string>;
}

export function exchangeWords(data: unknown, text: string): Exchanged {
  const fields = new Set<string>();
  const exchange = (value: unknown, key: string, place: string): unknown => {
    if (Array.isArray(value)) return value.map((element) => exchange(element, key, place));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, property]) => [name, exchange(property, name, `${place}.${name}`)]),
      );
    if (typeof value !== 'string' || CHOSEN.test(key) || CODE.test(value)) return value;
    fields.add(place);
    return text;
  };
  return { data: exchange(data, '', ''), fields };
}
