"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";

type DemoVideoProps = { address: string | undefined; labels: { title: string; watch: string; soon: string } };

/** The demo video; nothing of it is loaded before somebody wants to see it. */
export function DemoVideo({ address, labels }: DemoVideoProps) {
  const [shown, setShown] = useState(false);
  const frame = "bg-muted grid aspect-video w-full place-items-center overflow-hidden rounded-xl text-center";
  if (address && shown) {
    return /\.(mp4|webm)(\?|$)/i.test(address) ? (
      <video src={address} controls autoPlay playsInline aria-label={labels.title} className={frame} />
    ) : (
      <iframe src={address} title={labels.title} allow="autoplay; fullscreen" className={frame} />
    );
  }
  return (
    <div className={frame}>
      {address ? (
        <button type="button" className={buttonVariants({ variant: "sun" })} onClick={() => setShown(true)}>
          {labels.watch}
        </button>
      ) : (
        <p className="text-muted-foreground px-4 text-sm">{labels.soon}</p>
      )}
    </div>
  );
}
