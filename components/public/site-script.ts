import { nameCookie } from "@/lib/accounts/constants";

/**
 * Plain script of the public pages, inline before their first paint. It works while the framework is still on its way, and
 * leaves its state on html, where a style sheet finds it: data-user (somebody is signed in), data-scrolled (10 px down).
 * A page that opens further down says so by an event; asked before, it would have to be laid out first.
 */
export const siteScript = `(function(){
var d=document,r=d.documentElement,m=/(?:^|; )${nameCookie}=([^;]+)/.exec(d.cookie),name="";
if(m){try{name=decodeURIComponent(m[1])}catch(e){}var w=name.split(" "),u=w[1]===undefined?name[0]:w.shift();name=w.join(" ");r.dataset.user="";r.style.setProperty("--user-initial",JSON.stringify((u||"U").toUpperCase()))}
function scrolled(){r.toggleAttribute("data-scrolled",scrollY>10)}
addEventListener("scroll",scrolled,{passive:true});
function store(k,v){try{localStorage.setItem(k,v)}catch(e){}}
function opened(){return d.querySelector("[data-menu][aria-expanded=true]")}
function panel(b){return d.getElementById(b.getAttribute("aria-controls"))}
function items(b){return [].slice.call(panel(b).querySelectorAll("[role^=menuitem]"))}
function close(b,focus){if(!b)return;b.setAttribute("aria-expanded","false");panel(b).hidden=true;if(focus)b.focus()}
function open(b,last){close(opened());var t="light";try{t=localStorage.getItem("ui-theme")||t}catch(e){}
d.querySelectorAll("[data-theme]").forEach(function(i){i.setAttribute("aria-checked",String(i.dataset.theme===t))});
d.querySelectorAll("[data-user-name]").forEach(function(i){i.textContent=name||i.dataset.userName});
b.setAttribute("aria-expanded","true");panel(b).hidden=false;var l=items(b);l[last?l.length-1:0].focus()}
function drawer(){return d.querySelector("details[data-drawer][open]")}
function fold(focus){var x=drawer();if(!x)return;x.open=false;if(focus)x.firstElementChild.focus()}
d.addEventListener("click",function(e){var t=e.target,b=t.closest("[data-menu]"),o=opened(),i=t.closest("[role^=menuitem]"),x=drawer(),v=t.closest("[data-video]");
if(b)o===b?close(b,true):open(b);else if(o&&(i||!panel(o).contains(t)))close(o,!!i&&!i.href);
if(x&&(!x.contains(t)||t.closest("a")))fold();
if(i&&i.dataset.theme){store("ui-theme",i.dataset.theme);dispatchEvent(new Event("ui-theme"))}
var a=t.closest("a[data-language]");if(a){store("language",a.hreflang);d.cookie="NEXT_LOCALE="+a.hreflang+"; path=/; max-age=31536000; samesite=lax"+(location.protocol[4]==="s"?"; secure":"")}
if(v){e.preventDefault();var f=d.createElement(v.dataset.video);f.src=v.href;f.title=v.title;f.className=v.dataset.look;f.allow="autoplay; fullscreen; encrypted-media";f.allowFullscreen=f.controls=f.autoplay=true;v.replaceWith(f);f.focus()}});
d.addEventListener("keydown",function(e){var k=e.key,o=opened(),b=e.target.closest&&e.target.closest("[data-menu]"),l,n;
if(k==="Escape"){if(o)close(o,true);else fold(true);return}
if(b&&!o&&(k==="ArrowDown"||k==="ArrowUp")){e.preventDefault();open(b,k==="ArrowUp");return}
if(!o)return;if(k==="Tab"){close(o);return}
l=items(o);n=l.indexOf(d.activeElement);
n=k==="ArrowDown"?n+1:k==="ArrowUp"?n-1:k==="Home"?0:k==="End"?-1:k.length===1?l.findIndex(function(i){return i.textContent.trim().toLowerCase().indexOf(k.toLowerCase())===0}):NaN;
if(n===n&&!(k.length===1&&n<0)&&k!==" "){e.preventDefault();l[(n+l.length)%l.length].focus()}});
})()`;
