/** Fallbacks for browsers we do not support (all we support know `color-mix`): what they guard holds anyway. */
const ALWAYS_TRUE = '@supports (color:color-mix(in lab, red, red)){';
/** Tailwind's first words on type: the tokens always give a family, and never features. */
const SET_BY_US = /var\((--default-(?:mono-)?font-family),[^)]*\)/g;
const UNSET = /var\(--default-(?:mono-)?font-(?:feature|variation)-settings,normal\)/g;
/** Fields for dates and files, which no public page has: the whole sheet comes with the first screen that does. */
const OTHER_FIELDS = /(?<=^|[{}])(?:::-webkit-(?:date|calendar)[\w-]*|::file-selector-button)\{[^{}]*\}/g;
/** Elements we never write, and the look of placeholders, which our own rule gives. */
const UNWRITTEN =
  /(?<=^|[{}])(?:abbr|small|sub|sup|:where\(select:is\(\[multiple\],\[size\]\)\) optgroup|:-moz-focusring|::-webkit-(?:inner|outer)-spin-button)[^{};]*\{[^{}]*\}/g;
const FIRST_PLACEHOLDER = /::placeholder\{opacity:1\}@supports [^{}]*\{(?:::placeholder\{[^{}]*\})+\}/g;
const QUARTER_REM = 0.25;

/**
 * What a modern browser does not need of a built sheet that is written into every page: the licence line Tailwind puts
 * in front, its fallback for browsers without `@property`, sums of the one spacing step that are known in advance, and
 * what a line says of itself or a later line says again.
 */
export function slimCss(css: string): string {
  const withoutBanner = css.replace(/\/\*![^*]*\*\//, '').trimStart();
  const start = withoutBanner.indexOf('@layer properties{');
  const close = start < 0 ? -1 : closeOf(withoutBanner, start);
  const needed = close < 0 ? withoutBanner : withoutBanner.slice(0, start) + withoutBanner.slice(close + 1);
  return unwrapped(needed)
    .replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_sum, steps: string) => `${String(Number(steps) * QUARTER_REM).replace(/^(-?)0\./, '$1.')}rem`)
    .replace(/(?<=[{;])([\w-]+:[^;{}]*;)\1+/g, '$1')
    .replace(OTHER_FIELDS, '')
    .replace(UNWRITTEN, '')
    .replace(FIRST_PLACEHOLDER, '')
    .replace(SET_BY_US, 'var($1)')
    .replace(UNSET, 'normal')
    .replace(/(?<=[{;])(--[\w-]+):var\(\1\);?/g, '');
}

/** The index of the brace that closes the first block opened at or after `from`; -1 in a broken sheet. */
function closeOf(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at >= 0 && at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && --depth === 0) return at;
  }
  return -1;
}

function unwrapped(css: string): string {
  const start = css.indexOf(ALWAYS_TRUE);
  const close = start < 0 ? -1 : closeOf(css, start);
  if (close < 0) return css;
  return css.slice(0, start) + unwrapped(css.slice(start + ALWAYS_TRUE.length, close) + css.slice(close + 1));
}
