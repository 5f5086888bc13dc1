/**
 * Runs in the head before the first paint, so that a chosen theme never flashes. Without a choice the system's
 * applies. It is one fixed text: the content security policy allows it by its hash.
 */
export const THEME_KEY = 'docket-theme';
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
