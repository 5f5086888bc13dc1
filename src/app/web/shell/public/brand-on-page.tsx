import { createContext, use } from 'react';
import type { Serving } from '#kit/web/server-read.ts';

/**
 * Null in browsers. What only the server renders stands directly in the head or the body, where React leaves alone what
 * it did not render itself, as it does with elements that extensions add.
 */
export const ServingContext = createContext<Pick<Serving, 'nonce' | 'brand' | 'build'> | null>(null);

/** Anyone who dismissed an announcement does not see that one again in this browser. */
const DISMISS = `(()=>{
const own=document.currentScript,bar=own.previousElementSibling,key='docket.announcement';
const remove=()=>{bar.remove();own.remove()};
try{if(localStorage[key]===bar.dataset.key)return remove()}catch{}
bar.lastChild.onclick=()=>{remove();try{localStorage[key]=bar.dataset.key}catch{}};
})()`.replaceAll('\n', '');

/** The operator's colors and logo, over the stylesheet's own. */
export function BrandStyle() {
  const served = use(ServingContext);
  if (served === null || served.brand.css === '') return null;
  return <style nonce={served.nonce}>{served.brand.css}</style>;
}

export function Announcement() {
  const served = use(ServingContext);
  const announcement = served?.brand.announcement ?? null;
  if (served === null || announcement === null) return null;
  const { text, link, link_text: words, starts_at: from } = announcement;
  return (
    <>
      <aside className="announcement" aria-label="Announcement" data-key={`${from} ${text.length}`}>
        <p>
          {text}
          {link === null ? null : (
            <>
              {' '}
              <a href={link}>{words ?? 'Learn more'}</a>
            </>
          )}
        </p>
        <button type="button" aria-label="Dismiss announcement">
          ×
        </button>
      </aside>
      <script nonce={served.nonce}>{DISMISS}</script>
    </>
  );
}
