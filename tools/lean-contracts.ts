import { parseAst, type Plugin } from 'vite';

/**
 * A contract declares a call once for both sides, but a browser only makes it: it sends to a path and reads the answer as
 * it comes. What describes, allows and judges a call is for the server alone, and with it go the shapes that nothing else
 * names (decision 076). A form that is judged by a call's shape names that shape, not the call's `body`.
 */
const SERVERS_OWN = new Set(['summary', 'access', 'staff', 'params', 'query', 'body', 'data', 'errors', 'said', 'status', 'whileClosing', 'changesStanding']);
const DECLARES = new Set(['query', 'command']);
/** Files at the root of a domain and of the kit are pure: what they call while they are loaded has no effect if unused. */
const PURE_FILE = /[\\/]src[\\/](?:domains[\\/][\w-]+|kit)[\\/][\w-]+\.ts(?:\?|$)/;
const WEB_FILE = /[\\/]src[\\/].*[\\/]web[\\/].*\.tsx?(?:\?|$)/;
/** Given as it is, within another shape, loaded later, kept under the name first, taken out of the call, or judged without a form. */
const JUDGED_BY_CALL =
  /\bschema\b(?:[^\n,]*[:=(]\s*)?[^\n]*\.(?:params|query|body|data)\b|\b(?:params|query|body|data):\s*schema\b|\bjudge\(\s*[^\n,)]*\.(?:params|query|body|data)\b/;
const PURE = '/* @__PURE__ */ ';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');
const isFunction = ({ type }: Node): boolean => /Function|Class/.test(type);

function callsIn(node: Node, isMeant: (inside: Node) => boolean): Node[] {
  if (!isMeant(node)) return [];
  const inside = partsOf(node).flatMap((part) => callsIn(part, isMeant));
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? [node, ...inside] : inside;
}

const declares = (call: Node): boolean => DECLARES.has(nameOf(call['callee']));

/** The servers' own properties of an object that declares a call, or that is spread into one. */
function cutsOf(object: Node): Edit[] {
  const properties = object['properties'] as Node[];
  return properties.flatMap((property, at) =>
    SERVERS_OWN.has(nameOf(property['key'])) ? [{ from: property.start, to: properties[at + 1]?.start ?? object.end - 1, text: '' }] : [],
  );
}

/** The objects that calls are declared with: written in the call, or beside it and spread into several. */
function specsOf(program: Node, calls: readonly Node[]): Node[] {
  const specs = calls.filter(declares).flatMap((call) => (call['arguments'] as Node[]).slice(0, 1).filter(({ type }) => type === 'ObjectExpression'));
  const spread = new Set(specs.flatMap((spec) => (spec['properties'] as Node[]).map((property) => nameOf(property['argument']))).filter((name) => name !== ''));
  const declarators = (program['body'] as Node[]).flatMap((statement) => (statement['declarations'] as Node[] | undefined) ?? []);
  const shared = declarators
    .filter((one) => spread.has(nameOf(one['id'])))
    .map(({ init }) => (isNode(init) && isNode(init['expression']) ? init['expression'] : init));
  return [...specs, ...shared.filter(isNode).filter(({ type }) => type === 'ObjectExpression')];
}

/** A pure file as browsers need it. */
export function leanContract(code: string): string {
  const program = parseAst(code, { lang: 'ts' }) as unknown as Node;
  const declared = partsOf(program).filter(({ type }) => /^(?:Variable|ExportNamed)Declaration$/.test(type));
  const calls = declared.flatMap((one) => callsIn(one, (inside) => !isFunction(inside)));
  const cuts = specsOf(
    program,
    callsIn(program, () => true),
  ).flatMap(cutsOf);
  const isCut = (at: number): boolean => cuts.some(({ from, to }) => from <= at && at < to);
  const marks = [...new Set(calls.map(({ start }) => start))].filter((start) => !isCut(start)).map((start) => ({ from: start, to: start, text: PURE }));
  return [...cuts, ...marks].toSorted((a, b) => b.from - a.from).reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
}

/** A form that browsers would judge by what they do not get. */
export const judgesByCall = (code: string): boolean => JUDGED_BY_CALL.test(code);

export function leanContracts(): Plugin {
  return {
    name: 'docket-lean-contracts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (WEB_FILE.test(id) && judgesByCall(code)) throw new Error(`${id} judges a form by a call’s shape, which browsers do not get: export the shape`);
      return PURE_FILE.test(id) ? { code: leanContract(code), map: null } : null;
    },
  };
}
