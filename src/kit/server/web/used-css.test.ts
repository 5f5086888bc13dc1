import { describe, expect, it } from 'vitest';
import { usedCss as cssFor, wardrobeOf } from './used-css.ts';

const usedCss = (css: string) => {
  const styles = cssFor(css);
  return (html: string) => styles([wardrobeOf(html)]);
};

const sheet = `@layer base,utilities;@font-face{font-family:A;src:url(a.woff2)}@layer base{html{color:red}h1,h2{margin:0}}@layer utilities{.flex{display:flex}.md\\:p-2{padding:8px}@media (width>=40rem){.sm\\:flex{display:flex}}.a.b{top:0}.card:not(.open) .x{left:0}.q::before{content:"}{"}.\\[\\&\\>svg\\]\\:w-4>svg{width:4px}}`;

describe('the part of a style sheet a document uses', () => {
  const used = usedCss(sheet);

  it('keeps what has no class, and drops what nothing wears', () => {
    const css = used('<h2 class="nothing">');
    expect(css).toContain('html{color:red}');
    expect(css).toContain('@font-face');
    expect(css).toContain('@layer base,utilities;');
    expect(css).not.toContain('.flex');
    expect(css).not.toContain('@media');
  });

  it('drops elements, tokens and registered properties that are not there', () => {
    const tokens = usedCss(
      ':root{--a:1px;--b:var(--a);--c:3px;--d:"x;y"}@property --c{syntax:"*";inherits:false}table{margin:0}h1,p>a{padding:var(--b)}::placeholder{opacity:1}',
    );
    const css = tokens('<p><a>');
    expect(css).toContain(':root{--a:1px;--b:var(--a);}');
    expect(css).toContain('h1,p>a');
    expect(css).not.toMatch(/table|@property|placeholder|--d/);
    expect(tokens('<table><input>')).toMatch(/table\{margin:0\}.*placeholder/);
  });

  it('keeps a rule only when all its classes are worn', () => {
    expect(used('<p class="a">')).not.toContain('.a.b');
    expect(used('<p class="a b">')).toContain('.a.b{top:0}');
  });

  it('reads escaped names, groups, strings with braces, and classes that must be absent', () => {
    expect(used('<p class="md:p-2 sm:flex">')).toContain('@media (width>=40rem){.sm\\:flex{display:flex}}');
    expect(used('<p class="card x">')).toContain('.card:not(.open) .x{left:0}');
    expect(used('<p class="q">')).toContain('content:"}{"');
    expect(used('<p class="[&amp;&gt;svg]:w-4"><svg>')).toContain('width:4px');
  });

  it('takes nothing from what scripts and data blocks say', () => {
    const css = used('<script type="application/ld+json">{"name":"a class=","b":"flex"} class="flex" </script><p class="q">');
    expect(css).toContain('.q::before');
    expect(css).not.toContain('.flex');
  });
});
