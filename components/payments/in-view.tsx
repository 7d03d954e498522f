"use client";

import { useEffect, useRef, type ReactNode } from "react";

/** What appears above the part of the page that a phone shows would not be noticed: the page moves to it. */
export function InView({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers give a promise back, which React would take for the effect's end.
    void ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={ref} className="scroll-mt-20">
      {children}
    </div>
  );
}
