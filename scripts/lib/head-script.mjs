// Plain JavaScript, because the server's front, which allows the script by its hash, reads this before anything is built.
import { languageCookie, languageKey } from "./language-lead.mjs";
import { themeScript } from "./theme-script.mjs";

/**
 * The chosen language stands in a cookie, for the server, and in the browser's storage; what one of them lost it gets from
 * the other. Some browsers forget the cookie after a week: who then opens an address without a language is led on from here.
 */
export const languageScript = `(function(){try{var l=location,d=document,s=localStorage,c=/(?:^|; )${languageCookie}=(en|fr|rw)(?:;|$)/.exec(d.cookie),k=s.getItem("${languageKey}");if(c){if(k!==c[1])s.setItem("${languageKey}",c[1])}else if(/^(en|fr|rw)$/.test(k)){d.cookie="${languageCookie}="+k+"; path=/; max-age=31536000; samesite=lax"+(l.protocol[4]==="s"?"; secure":"");if(k!=="en"&&!/^\\/(fr|rw)(\\/|$)|\\/callback$/.test(l.pathname)&&d.referrer.indexOf(l.origin+"/")!==0)l.replace("/"+k+(l.pathname==="/"?"":l.pathname)+l.search+l.hash)}}catch(e){}})()`;

/** What every page of the site runs before its first paint. */
export const headScript = `${themeScript};${languageScript}`;
