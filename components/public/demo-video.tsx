import type { VideoSource } from "./video";

type DemoVideoProps = {
  video: VideoSource | null;
  texts: { play: string; warning: string; soon: string; title: string };
};

const frame = "dusk grid aspect-video w-full place-items-center overflow-hidden rounded-2xl text-center";

/** A picture of a video until it is pressed: nothing of it is loaded before. */
export function DemoVideo({ video, texts }: DemoVideoProps) {
  if (!video) {
    return (
      <div className={frame}>
        <div aria-hidden="true" className="imigongo-field" />
        <p className="px-6 text-lg font-bold">{texts.soon}</p>
      </div>
    );
  }
  return (
    <div>
      <a
        href={video.src}
        title={texts.title}
        data-video={video.element}
        data-look="aspect-video w-full rounded-2xl bg-black"
        className={`${frame} group`}
      >
        <span aria-hidden="true" className="imigongo-field" />
        <span className="flex flex-col items-center gap-4">
          <svg viewBox="0 0 80 80" aria-hidden="true" className="size-20 transition-transform group-hover:scale-105">
            <path d="m40 0 40 40-40 40L0 40z" fill="#f6c418" />
            <path d="m33 26 21 14-21 14z" fill="#2a2100" />
          </svg>
          <span className="text-lg font-bold">{texts.play}</span>
        </span>
      </a>
      <p className="text-muted-foreground mt-3 text-sm">{texts.warning}</p>
    </div>
  );
}
