import { XMLParser } from "fast-xml-parser";
import JSZip from "jszip";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text on a page; x from the left, y from the bottom, in points. */
export type PdfText = { text: string; x: number; y: number; width: number; height: number };
export type PdfFile = {
  title: string;
  language: string | null;
  pages: { width: number; height: number; texts: PdfText[] }[];
};

export async function readPdf(bytes: Uint8Array): Promise<PdfFile> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const file = await task.promise;
  const { info } = await file.getMetadata();
  const title = "Title" in info && typeof info.Title === "string" ? info.Title : "";
  const language = "Language" in info && typeof info.Language === "string" ? info.Language : null;
  const pages: PdfFile["pages"] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }]
        : [],
    );
    pages.push({ width, height, texts });
  }
  await task.destroy();
  return { title, language, pages };
}

/** All text of a PDF without its spaces, page after page, in the order in which it is drawn. */
export function squeezePdf(file: PdfFile): string {
  return squeeze(file.pages.flatMap((page) => page.texts.map(({ text }) => text)).join(""));
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, "");
}

/** An element of a Word file: its tag, attributes and children in order; text stands in `text`. */
export type XmlNode = { tag: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

export async function readDocx(
  bytes: Uint8Array,
): Promise<{ body: XmlNode; footer: XmlNode; core: string; media: string[] }> {
  const zip = await JSZip.loadAsync(bytes);
  const read = (path: string) => zip.file(path)?.async("string") ?? Promise.reject(new Error(`${path} is missing`));
  const footer = Object.keys(zip.files).find((path) => /^word\/footer\d+\.xml$/.test(path)) ?? "word/footer1.xml";
  return {
    body: parseXml(await read("word/document.xml")),
    footer: parseXml(await read(footer)),
    core: await read("docProps/core.xml"),
    media: Object.keys(zip.files).filter((path) => /^word\/media\/.+/.test(path)),
  };
}

function parseXml(xml: string): XmlNode {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    trimValues: false,
    processEntities: true,
  });
  return { tag: "", attributes: {}, children: toNodes(parser.parse(xml)), text: "" };
}

function toNodes(parsed: unknown): XmlNode[] {
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return [];
    const attributes = ":@" in entry && typeof entry[":@"] === "object" && entry[":@"] !== null ? entry[":@"] : {};
    return Object.entries(entry).flatMap(([tag, content]: [string, unknown]): XmlNode[] => {
      if (tag === ":@") return [];
      if (tag === "#text") return [{ tag, attributes: {}, children: [], text: String(content) }];
      return [{ tag, attributes: { ...attributes }, children: toNodes(content), text: "" }];
    });
  });
}

export function findAll(node: XmlNode, tag: string): XmlNode[] {
  return node.children.flatMap((child) => [...(child.tag === tag ? [child] : []), ...findAll(child, tag)]);
}

export function textOf(node: XmlNode): string {
  return node.text + node.children.map(textOf).join("");
}
