import { SHOWN_HEADER } from './fetch-ahead.ts';

/**
 * The one script at the end of every document. It says which modules start the page, and when: a public page is complete
 * as HTML, so its scripts wait until someone means to use it (a pointer moves, a key or a finger goes down, something
 * gets the focus) or the browser has nothing better to do. On a link it waits: the browser follows it without scripts, and
 * starting them would hold up the next page. For someone who is signed in they start immediately, because the
 * page then has more to show. The same text in every document of a build, so the policy allows it by its hash (WEB-2);
 * what differs stands in the page data in front of it, and names no script that would run by that alone. The entry in the
 * history gets its key here, by which the router finds how far the page was scrolled. A page that the browser rendered
 * ahead does nothing until it is shown; then, and where it was only fetched ahead, it asks for its own head, so that its
 * reader is counted (ANL-3).
 */
export const startScript = (modules: readonly string[]): string => `(${START})(${JSON.stringify(modules)})`;

/**
 * Runs in the browser. A press on a button that needs the scripts is held and given again once they are there, and so is a form
 * that only scripts send: the browser would post it to a page that takes no posts. What the browser does on its own (links,
 * searches, popovers) it does immediately. `docket:awake` is said by the root
 * component, and where a script cannot be loaded: then a button does what it can without.
 */
const START = `(modules)=>{
const page=document,own=page.currentScript,signs=['pointermove','pointerdown','touchstart','keydown','focusin'];
const start=()=>{
let begun,held;
if(!history.state?.key)history.replaceState({...history.state,key:Math.random().toString(32).slice(2)},'');
const add=(name,values)=>page.head.append(Object.assign(page.createElement(name),values));
const wake=(event)=>{
if(event&&event.type=='pointermove'&&!event.movementX&&!event.movementY||event?.target?.closest?.('a'))return;
if(begun)return;begun=1;
for(const sign of signs)removeEventListener(sign,wake,true);
for(const href of JSON.parse(page.getElementById('page-data').text).files)add('link',{rel:'modulepreload',href});
for(const src of modules)add('script',{type:'module',src,async:false,onerror:()=>dispatchEvent(new Event('docket:awake'))})
};
const keep=(event,again)=>{event.preventDefault();event.stopImmediatePropagation();held=again;wake()};
const hold=(event)=>{
const button=event.target.closest('button');
if(!button||button.type=='submit'||button.popoverTargetElement||button.commandForElement)return;
keep(event,()=>button.click())
};
const send=(event)=>{
const form=event.target;
if(form.getAttribute('method')=='post')keep(event,()=>form.requestSubmit(event.submitter))
};
addEventListener('submit',send,true);
addEventListener('docket:awake',()=>{removeEventListener('click',hold,true);removeEventListener('submit',send,true);held?.()},{once:true});
if(!own.hasAttribute('data-sleeps'))return wake();
addEventListener('click',hold,true);
if(page.documentElement.dataset.session)return wake();
for(const sign of signs)addEventListener(sign,wake,{capture:true,passive:true});
const rest=()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(wake),2500);
page.readyState=='complete'?rest():addEventListener('load',rest)
};
const shown=()=>fetch(location.href,{method:'HEAD',keepalive:true,referrer:page.referrer,headers:{'${SHOWN_HEADER}':'1'}});
if(page.prerendering){
addEventListener('load',()=>page.body.offsetTop);
return page.addEventListener('prerenderingchange',()=>requestAnimationFrame(()=>setTimeout(()=>{start();shown()})),{once:true})
}
start();
if(performance.getEntriesByType('navigation')[0]?.deliveryType=='navigational-prefetch')shown()
}`.replace(/\n/g, '');
