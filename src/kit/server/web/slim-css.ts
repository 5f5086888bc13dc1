/**
 * What a modern browser does not need of a built sheet that is written into every page: the licence line Tailwind puts
 * in front, and its fallback for browsers without `@property` (all we support have it).
 */
export function slimCss(css: string): string {
  const withoutBanner = css.replace(/\/\*![^*]*\*\//, '').trimStart();
  const start = withoutBanner.indexOf('@layer properties{');
  if (start < 0) return withoutBanner;
  let depth = 0;
  for (let at = withoutBanner.indexOf('{', start); at < withoutBanner.length; at++) {
    if (withoutBanner[at] === '{') depth += 1;
    if (withoutBanner[at] === '}') depth -= 1;
    if (depth === 0) return withoutBanner.slice(0, start) + withoutBanner.slice(at + 1);
  }
  return withoutBanner;
}
