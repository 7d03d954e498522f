// Plain JavaScript, because the server's front, which allows the script by its hash, reads this before anything is built.

export const themeKey = "ui-theme";

/**
 * Runs before the first paint, inline in the head: puts the class `dark` on html when the stored choice, or the system under
 * the choice "system", says so, and again when the system changes. The default is light.
 */
export const themeScript = `(function(){var m=matchMedia("(prefers-color-scheme: dark)");function a(){var t="light";try{t=localStorage.getItem("${themeKey}")||t}catch(e){}document.documentElement.classList.toggle("dark",t==="dark"||(t==="system"&&m.matches))}a();m.addEventListener("change",a);addEventListener("storage",a);addEventListener("${themeKey}",a)})()`;
