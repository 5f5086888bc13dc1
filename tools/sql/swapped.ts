/**
 * Values of a statement go by position, so two of one type can be swapped without a type error. Their names tell: a value
 * called `freelancerId` where the statement takes `client_id`, and one called `clientId` where it takes `freelancer_id`, are
 * swapped. Read from the sources as text; values that are called otherwise say nothing (docs/decisions/078-sitemap-and-named-parameters.md).
 */
interface Swap {
  readonly file: string;
  readonly statement: string;
  readonly because: string;
}

interface Taken {
  readonly name: string;
  readonly type: string;
}

const DESCRIBED = /^ {4}(?:'([^']+)'|(\w+)): \{\s*params: \[([\s\S]*?)\];?\s*row:/gm;
const MADE = /\b(\w+) = statement\(\s*'([^']+)'/g;
const CALL = /\.(?:rows|row|hot|send)\(\s*(\w+),\s*\[/g;

/** What every statement takes, out of the generated `statements.ts`. */
function takenBy(files: ReadonlyMap<string, string>): Map<string, readonly Taken[]> {
  const taken = new Map<string, readonly Taken[]>();
  for (const [file, text] of files) {
    if (!file.endsWith('/statements.ts')) continue;
    for (const [, quoted, plain, params = ''] of text.matchAll(DESCRIBED))
      taken.set(
        quoted ?? plain ?? '',
        [...params.matchAll(/(\w+): ([^,]+)/g)].map(([, name = '', type = '']) => ({ name, type: type.replace(' | null', '').trim() })),
      );
  }
  return taken;
}

/** The values between two brackets, each as it is written; null where one is spread or the text is not understood. */
function valuesAt(text: string, start: number): string[] | null {
  const values: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (`'"\``.includes(sign)) {
      at = text.indexOf(sign, at + 1);
      if (at === -1) return null;
    } else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign) && depth > 0) depth -= 1;
    else if (depth === 0 && (sign === ',' || sign === ']')) {
      const value = text.slice(from, at).trim();
      if (value !== '') values.push(value);
      if (sign === ']') return values.some((one) => one.startsWith('...')) ? null : values;
      from = at + 1;
    }
  }
  return null;
}

/** `order.freelancerId` is called freelancer_id or order_freelancer_id; `freelancerId ?? null` and `String(freelancerId)` the former. */
function namesOf(value: string): string[] {
  const bare = /^(?:\w+\()?([\w.?!]+?)\)?(?: \?\? null)?$/.exec(value)?.[1];
  const parts = (bare ?? '').split(/[.?!]+/).flatMap((part) => (part === '' ? [] : [part.replaceAll(/[A-Z]/g, (upper) => `_${upper.toLowerCase()}`)]));
  return parts.map((_, index) => parts.slice(index).join('_'));
}

export function findSwaps(files: ReadonlyMap<string, string>): Swap[] {
  const taken = takenBy(files);
  return [...files].flatMap(([file, text]) => {
    const made = new Map([...text.matchAll(MADE)].map(([, variable = '', name = '']) => [variable, name]));
    return [...text.matchAll(CALL)].flatMap((call): Swap[] => {
      const statement = made.get(call[1] ?? '') ?? '';
      const params = taken.get(statement);
      const values = valuesAt(text, call.index + call[0].length);
      if (params === undefined || values === null) return [];
      const names = values.map(namesOf);
      const isFor = (value: number, param: number): boolean => names[value]?.includes(params[param]?.name ?? '') === true;
      return params.flatMap(({ name, type }, first) =>
        params.flatMap((other, second) => {
          const isSwapped =
            second > first && other.type === type && isFor(first, second) && isFor(second, first) && !isFor(first, first) && !isFor(second, second);
          return isSwapped ? [{ file, statement, because: `${values[first]} is given as ${name}, and ${values[second]} as ${other.name}` }] : [];
        }),
      );
    });
  });
}
