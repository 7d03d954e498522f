import { TextareaField, TextField } from "@/components/ui/field";
import { buttonVariants } from "@/components/ui/button-variants";
import type { PublicTexts } from "./types";

// Sending is simulated for a second: nothing leaves the browser. Source: specification 1, /contact. Plain script, so that a
// message pressed out before the framework has come is not put into the address. Without any script the method, of no
// dialog here, keeps it out of the address as well.
const contactScript = `document.addEventListener("submit",function(e){
var f=e.target,b,t,label;if(!f.matches("[data-contact]"))return;e.preventDefault();
b=f.querySelector("[type=submit]");label=b.textContent;b.disabled=true;b.textContent=f.dataset.sending;
setTimeout(function(){b.disabled=false;b.textContent=label;f.reset();
t=document.createElement("p");t.setAttribute("role","status");t.className=f.dataset.look;document.body.append(t);
requestAnimationFrame(function(){t.textContent=f.dataset.contact});setTimeout(function(){t.remove()},4000)},1000)})`;

const toast =
  "toast-region border-border bg-popover text-popover-foreground shadow-overlay fixed top-[4.5rem] right-4 z-50 max-w-[min(22.25rem,calc(100vw-2rem))] rounded-xl border border-l-4 border-l-primary px-4 py-3 font-semibold";

export function ContactForm({ texts }: { texts: PublicTexts["contact"]["form"] }) {
  return (
    <form
      method="dialog"
      data-contact={texts.sent}
      data-sending={texts.sending}
      data-look={toast}
      className="mt-5 grid gap-5 sm:grid-cols-2"
    >
      <TextField id="name" label={texts.name} required autoComplete="name" maxLength={200} />
      <TextField id="email" label={texts.email} type="email" required autoComplete="email" maxLength={254} />
      <TextField id="subject" label={texts.subject} required maxLength={200} className="sm:col-span-2" />
      <TextareaField id="message" label={texts.message} required rows={6} maxLength={5000} className="sm:col-span-2" />
      <button
        type="submit"
        suppressHydrationWarning
        className={buttonVariants({ size: "lg", className: "justify-self-start" })}
      >
        {texts.send}
      </button>
      <script dangerouslySetInnerHTML={{ __html: contactScript }} />
    </form>
  );
}
