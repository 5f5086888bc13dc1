import { SESSION_KEY } from '#domains/accounts/web/token-storage.ts';

/** The side that someone who does both looks at, remembered in this browser until they sign out. */
export const SIDE_KEY = 'docket-side';

/**
 * In the head, after the session is marked: whose navigation is shown before any script has read the session. The role
 * is the one this browser remembers (SES-9).
 */
export const sideScript = `try{
const mark=document.documentElement.dataset;
const role=mark.session&&JSON.parse(localStorage['${SESSION_KEY}']).state.role;
const isClient=role==='client'||(role==='both'&&localStorage['${SIDE_KEY}']==='client');
if(role)mark.side=isClient?'client':'freelancer';
if(role==='both')mark.both='';
}catch(e){}`.replaceAll('\n', '');
