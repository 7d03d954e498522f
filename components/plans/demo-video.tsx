"use client";

import { useState } from "react";
import type { VideoSource } from "@/components/public/video";
import { buttonVariants } from "@/components/ui/button-variants";

type DemoVideoProps = { video: VideoSource | null; labels: { title: string; watch: string; soon: string } };

/** The demo video; nothing of it is loaded before somebody wants to see it. */
export function DemoVideo({ video, labels }: DemoVideoProps) {
  const [shown, setShown] = useState(false);
  const frame = "bg-muted grid aspect-video w-full place-items-center overflow-hidden rounded-xl text-center";
  if (video && shown) {
    return video.element === "video" ? (
      <video src={video.src} controls autoPlay playsInline aria-label={labels.title} className={frame} />
    ) : (
      <iframe src={video.src} title={labels.title} allow="autoplay; fullscreen" className={frame} />
    );
  }
  return (
    <div className={frame}>
      {video ? (
        <button type="button" className={buttonVariants({ variant: "sun" })} onClick={() => setShown(true)}>
          {labels.watch}
        </button>
      ) : (
        <p className="text-muted-foreground px-4 text-sm">{labels.soon}</p>
      )}
    </div>
  );
}
