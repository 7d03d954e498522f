/** What plays a video, and its address. */
export type VideoSource = { element: "iframe" | "video"; src: string };

/** A page's address of a video as one that can stand in a page; YouTube's without cookies. Null without an address. */
export function videoSource(address: string | undefined): VideoSource | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!address || !url || !/^https?:$/.test(url.protocol)) return null;
  if (/\.(mp4|webm|m4v)$/i.test(url.pathname)) return { element: "video", src: address };
  const id = youTubeId(url);
  const src = id ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : address;
  return { element: "iframe", src };
}

function youTubeId(url: URL): string | null {
  if (url.hostname === "youtu.be") return url.pathname.slice(1) || null;
  if (!/(^|\.)youtube(-nocookie)?\.com$/.test(url.hostname)) return null;
  return url.searchParams.get("v") ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(url.pathname)?.[1] ?? null;
}
