import { describe, expect, it } from 'vitest';
import { hashOf } from '../http/headers.ts';
import { classAttributesOf, usedCss } from './used-css.ts';

const sheet = `@layer base,utilities;@font-face{font-family:A;src:url(a.woff2)}@layer base{html{color:red}h1,h2{margin:0}}@layer utilities{.flex{display:flex}.md\\:p-2{padding:8px}@media (width>=40rem){.sm\\:flex{display:flex}}.a.b{top:0}.card:not(.open) .x{left:0}.q::before{content:"}{"}.\\[\\&\\>svg\\]\\:w-4>svg{width:4px}}`;

describe('the part of a stylesheet a document uses', () => {
  const styles = usedCss(sheet);
  const used = (body: string): string => styles(body).element.toString();

  it('keeps what has no class, and drops what nothing wears', () => {
    const css = used('<h2 class="nothing">');
    expect(css).toContain('html{color:red}');
    expect(css).toContain('@font-face');
    expect(css).toContain('@layer base,utilities;');
    expect(css).not.toContain('.flex');
    expect(css).not.toContain('@media');
  });

  it('drops tokens and registered properties that nothing left asks for', () => {
    const { element, hash } = usedCss(
      ':root{--a:1px;--b:var(--a);--c:3px;--d:"x;y"}@property --c{syntax:"*";inherits:false}h1,p>a{padding:var(--b)}.d{color:var(--d)}',
    )('<p><a>');
    const css = ':root{--a:1px;--b:var(--a);}h1,p>a{padding:var(--b)}';
    expect(element.toString()).toBe(`<style>${css}</style>`);
    expect(hash).toBe(hashOf(css));
  });

  it('keeps a rule only when all its classes are worn', () => {
    expect(used('<p class="a">')).not.toContain('.a.b');
    expect(used('<p class="a b">')).toContain('.a.b{top:0}');
  });

  it('needs the only choice of a :where(), and none of several', () => {
    const { element } = usedCss(':where(.rows>:not(:last-child)){top:0}:where(.a,.b) i{left:0}b:where(:not(.open)){right:0}')('<p>');
    expect(element.toString()).toBe('<style>:where(.a,.b) i{left:0}b:where(:not(.open)){right:0}</style>');
    expect(usedCss(':where(.rows>:not(:last-child)){top:0}')('<p class="rows">').element.toString()).toContain('top:0');
  });

  it('reads escaped names, groups, strings with braces, and classes that must be absent', () => {
    expect(used('<p class="md:p-2 sm:flex">')).toContain('@media (width>=40rem){.sm\\:flex{display:flex}}');
    expect(used('<p class="card x">')).toContain('.card:not(.open) .x{left:0}');
    expect(used('<p class="q">')).toContain('content:"}{"');
    expect(used('<p class="[&amp;&gt;svg]:w-4"><svg>')).toContain('width:4px');
  });

  it('reads classes of attributes alone, whatever a text or another attribute says', () => {
    expect(classAttributesOf('<p title="a class=" class="b c"> class=&quot;d&quot; <i data-class="e" class=""></i><b class="b c">')).toEqual(['b c', '']);
  });
});
