/** The side that someone who does both looks at, remembered in this browser until they sign out. */
export const SIDE_KEY = 'docket-side';

/**
 * In the head, after the session is marked: whose navigation is shown before any script has read the session. The role is
 * the one this browser remembers (SES-9).
 */
export const sideScript = `try{var d=document.documentElement.dataset,r=d.session&&JSON.parse(localStorage['docket-session']).state.role;if(r){d.side=r=='client'||r=='both'&&localStorage['${SIDE_KEY}']=='client'?'client':'freelancer';if(r=='both')d.both=''}}catch(e){}`;
