/** The root component says this to the window once React listens. */
export const HYDRATED = 'docket:hydrated';

/**
 * In the head. A form that only scripts send (`method="post"`) may be sent before they are there: then it waits for
 * them, as the browser would post it to a page that takes no posts.
 */
export const earlySubmitScript = `{
let again;
const early=(event)=>{
const form=event.target,submitter=event.submitter;
if(form.method!=='post')return;
event.preventDefault();
again=()=>form.requestSubmit(submitter)
};
addEventListener('submit',early,true);
addEventListener('${HYDRATED}',()=>{removeEventListener('submit',early,true);again?.()},{once:true})
}`.replaceAll('\n', '');
