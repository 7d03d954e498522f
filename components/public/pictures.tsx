import type { PublicTexts } from "./types";

// Drawn by a renderer that knows flex boxes and inline styles only, and pictures only as data addresses.

const hills = `<svg xmlns='http://www.w3.org/2000/svg' width='1200' height='630' viewBox='0 0 1200 630'><rect width='1200' height='630' fill='#0e3b29'/><g fill='none' stroke='#f6c418'><path fill='#f6c418' stroke='none' d='m990 330 150 150-150 150-150-150z'/><path stroke-width='20' d='m990 275 205 205-205 205-205-205z'/><path stroke-width='14' opacity='.7' d='m990 222 258 258-258 258-258-258z'/><path stroke-width='9' opacity='.4' d='m990 175 305 305-305 305-305-305z'/></g><path fill='#1c6a46' d='M0 500c130-60 240-70 380-20s260 30 400-40 280-40 420 20v170H0z'/><path fill='#124f35' d='M0 560c160-60 300-50 460-10s300 10 440-20 220-20 300 0v100H0z'/><g fill='none' stroke='#1c6a46' stroke-width='5'><path d='M0 582c160-60 300-50 460-10s300 10 440-20 220-20 300 0'/><path d='M0 604c160-60 300-50 460-10s300 10 440-20 220-20 300 0'/></g></svg>`;

function mark(radius: number): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' width='512' height='512'><rect width='32' height='32' rx='${radius}' fill='#12643f'/><path d='m16 3.6 4.2 4.2-4.2 4.2-4.2-4.2z' fill='#f6c418'/><path d='m4.5 10.2 10.6 6.3v3.4L4.5 13.6zM27.5 10.2l-10.6 6.3v3.4l10.6-6.3z' fill='#fffdf9'/><path d='m4.5 15.7 10.6 6.3v3.4L4.5 19.1zM27.5 15.7 16.9 22v3.4l10.6-6.3z' fill='#fffdf9' opacity='.82'/><path d='m4.5 21.2 10.6 6.3v1.4H12L4.5 24.5zM27.5 21.2l-10.6 6.3v1.4H20l7.5-4.4z' fill='#f6c418'/></svg>`;
}

function dataAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** What a messenger or a search engine shows beside a link: 1200 by 630. */
export function SharePicture({ texts }: { texts: PublicTexts }) {
  const { hero } = texts.home;
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", position: "relative", fontFamily: "Isomo" }}>
      <img src={dataAddress(hills)} width={1200} height={630} alt="" style={{ position: "absolute" }} />
      <div style={{ display: "flex", flexDirection: "column", padding: "64px 72px", color: "#fffdf9" }}>
        <div style={{ display: "flex", alignItems: "center" }}>
          <img src={dataAddress(mark(7))} width={84} height={84} alt="" />
          <div style={{ display: "flex", marginLeft: 24, fontSize: 50, fontWeight: 700 }}>{"Isomo"}</div>
        </div>
        <div style={{ display: "flex", marginTop: 44, fontSize: 62, fontWeight: 700, lineHeight: 1.15, maxWidth: 900 }}>
          {hero.promise}
        </div>
        <div style={{ display: "flex", fontSize: 62, fontWeight: 700, lineHeight: 1.15, color: "#f6c418" }}>
          {hero.reward}
        </div>
        <div style={{ display: "flex", marginTop: 28, fontSize: 30, color: "#dfeadd" }}>{texts.tagline}</div>
      </div>
    </div>
  );
}

/** The mark as a square picture; a maskable one fills its square and keeps the mark in the middle. */
export function IconPicture({ size, maskable }: { size: number; maskable: boolean }) {
  const inner = maskable ? Math.round(size * 0.7) : size;
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        background: maskable ? "#12643f" : "transparent",
      }}
    >
      <img src={dataAddress(mark(maskable ? 0 : 7))} width={inner} height={inner} alt="" />
    </div>
  );
}
