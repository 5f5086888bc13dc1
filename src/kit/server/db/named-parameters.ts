/**
 * Where a colon is no parameter: strings, quoted names, comments, dollar quotes, casts. Then `:name`, and `$1`, which
 * is refused.
 */
const PART =
  /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|(\$(?:[a-z_]\w*)?\$)[\s\S]*?\1|::|(?<![\w)\]]):([a-z]\w*)|\$\d+/gi;

interface Numbered {
  /** As PostgreSQL takes it, with $1 for the first parameter. */
  readonly text: string;
  /** The names of $1, $2 and so on. */
  readonly params: readonly string[];
}

/** `where id = :id` becomes `where id = $1`: PostgreSQL knows parameters by number only. */
export function numberParameters(named: string): Numbered {
  const params: string[] = [];
  const text = named.replaceAll(PART, (part: string, _quote: unknown, name: string | undefined) => {
    if (/^\$\d/.test(part)) throw new Error(`write a name instead of ${part}, such as :id`);
    if (name === undefined) return part;
    if (!params.includes(name)) params.push(name);
    return `$${params.indexOf(name) + 1}`;
  });
  return { text, params };
}
