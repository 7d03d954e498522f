import { ImageRun } from "docx";
import type { Drawing } from "../drawing.ts";
import { fitDrawing } from "./pages.ts";
import { toXmlText } from "./text.ts";

/** A drawing as a picture of a Word file, as large as in the PDF; `shows` is read out in its place. */
export function pictureOf({ width, height, png }: Drawing, shows: string): ImageRun {
  // Pixels of 3/4 point.
  const scale = (fitDrawing({ width, height }) * 4) / 3;
  const description = toXmlText(shows);
  return new ImageRun({
    type: "png",
    data: Buffer.from(png, "base64"),
    transformation: { width: width * scale, height: height * scale },
    altText: { name: description, title: description, description },
  });
}
