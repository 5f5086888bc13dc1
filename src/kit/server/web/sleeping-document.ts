/**
 * A public page is complete as HTML: its links, forms and menus are the browser's own. So its scripts wait until
 * somebody means to use it (a pointer moves, a key or a finger goes down, something gets the focus) or the browser has
 * nothing better to do; for whoever is signed in they start at once, because the page then has more to show.
 *
 * What is taken apart here is only what the renderer made (WEB-6): tags that carry the nonce's seat, which is drawn anew
 * by each process and which nobody can write into a page. What a script says is never looked at, but for the one whose
 * tag says that it is the module.
 */
const PRELOAD = /<link [^>]*rel="modulepreload"[^>]*>/g;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+")(?:;|\n|$)/g;
const ENTRY = /import\(("[^"]+")\);?\s*$/;
const BODY = '</head><body>';
const MODULE = ' type="module" async=""';
/** The router's own return to a scroll place, as root.tsx marks it: the browser's does until the page wakes. */
const SCROLL = ' data-restores-scroll=""';

/** Without its preloads, with all its later scripts in one, at the end, behind `sleep`. */
export function letSleep(html: string, seat: string): string {
  const bodyAt = html.indexOf(BODY);
  const ofNoUse = new RegExp(`(<(?:link|meta) [^>]*?) ?nonce="${seat}"`, 'g');
  const head = html.slice(0, bodyAt).replace(PRELOAD, '').replace(ofNoUse, '$1');
  const script = new RegExp(`<script nonce="${seat}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const scripts = [...html.slice(bodyAt).matchAll(script)];
  if (bodyAt < 0 || !scripts.some(([, sort]) => sort === SCROLL)) throw new Error('the document is not built as it was');
  const start = scripts.filter(([, sort]) => sort !== SCROLL).map(([, sort, text = '']) => (sort === MODULE ? startOf(text) : text));
  let left = scripts.length;
  // The places stay: the page that wakes expects its elements where the server wrote them.
  const body = html.slice(bodyAt).replace(script, () => ((left -= 1) > 0 ? '<script></script>' : `<script nonce="${seat}">${start.join(';')}</script>`));
  return head + body;
}

/** The module script's imports as a function, called when the page wakes. */
function startOf(moduleText: string): string {
  const entry = ENTRY.exec(moduleText)?.[1];
  if (entry === undefined) throw new Error('the document has no entry script');
  const imports = [...moduleText.matchAll(IMPORT)];
  const rest = moduleText
    .replace(IMPORT, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const names = imports.map(([, name]) => name ?? '').join(',');
  return `(${SLEEP})(${entry},()=>Promise.all([${imports.map(([, , url]) => `import(${url})`).join()}]).then(([${names}])=>{${rest}}))`;
}

/**
 * Runs in the browser. A press on a button that needs the scripts is held and given again once they are there; what
 * the browser does by itself (links, forms, popovers) it does at once. `docket:awake` is said by the root component.
 */
const SLEEP = `(entry,start)=>{
const page=document,signs=['pointermove','pointerdown','touchstart','keydown','focusin'];
let begun,held;
const wake=(event)=>{
if(event&&event.type=='pointermove'&&!event.movementX&&!event.movementY)return;
if(begun)return;begun=1;
for(const sign of signs)removeEventListener(sign,wake,true);
const link=page.createElement('link');link.rel='modulepreload';link.href=entry;link.nonce=nonce;page.head.append(link);
start()
};
const hold=(event)=>{
const button=event.target.closest('button');
if(!button||button.type=='submit'||button.popoverTargetElement||button.commandForElement)return;
event.preventDefault();event.stopImmediatePropagation();held=button;wake()
};
const nonce=page.currentScript.nonce;
page.querySelector('meta[property=csp-nonce]')?.setAttribute('nonce',nonce);
addEventListener('click',hold,true);
addEventListener('docket:awake',()=>{removeEventListener('click',hold,true);held?.click()},{once:true});
if(page.documentElement.dataset.session)wake();
else{
for(const sign of signs)addEventListener(sign,wake,{capture:true,passive:true});
addEventListener('load',()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(wake),2500))
}}`.replace(/\n/g, '');
