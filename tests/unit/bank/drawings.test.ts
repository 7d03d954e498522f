import { describe, expect, it } from "vitest";
import { DrawingFault } from "@/scripts/content/drawing-fault";
import { readDrawing } from "@/scripts/content/drawings";
import { strangeCharacters, withPicture } from "@/scripts/content/pictures";

function svg(inner: string, attributes = 'viewBox="0 0 100 80"'): string {
  return `<svg ${attributes}>${inner}</svg>`;
}

describe("a drawing of the bank", () => {
  it("comes out as outlines and labels with what its groups say of them", () => {
    const inner = '<g fill="none" stroke="#000" stroke-width="2"><circle cx="10" cy="10" r="5"/><g stroke="white">';
    const { shapes, ...size } = readDrawing(
      svg(`${inner}<rect x="1" y="2" width="3" height="4"/></g></g><text x="5" y="9">P &amp; Q</text>`),
    );
    expect(size).toEqual({ width: 100, height: 80 });
    expect(shapes).toEqual([
      expect.objectContaining({
        type: "path",
        fill: null,
        line: expect.objectContaining({ ink: 1, width: 2 }) as object,
      }),
      expect.objectContaining({ d: "M1 2H4V6H1Z", line: expect.objectContaining({ ink: 0 }) as object }),
      expect.objectContaining({ type: "text", text: "P & Q", x: 5, y: 9, size: 13, fill: 1 }),
    ]);
  });

  it("stands where its view box, moves and turns put it", () => {
    const { shapes } = readDrawing(
      svg(
        '<g transform="translate(10 20) scale(0.5)"><path transform="rotate(90 4 4)" d="M0 0L1 1"/></g>',
        'viewBox="5 5 50 50"',
      ),
    );
    expect(shapes[0]?.place).toEqual({ x: 9, y: 15, turn: 90, scale: 0.5 });
  });

  it.each([
    "<script>alert(1)</script>",
    "<style>text{fill:red}</style>",
    '<image x="0" y="0" width="9" height="9"/>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    '<use xlink:href="#a"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<path d="M0 0" onload="alert(1)"/>',
    '<path d="M0 0" style="fill:url(http://a.test)"/>',
    '<path d="M0 0" fill="url(#a)"/>',
    '<path d="M0 0" fill="currentColor"/>',
    '<path d="M0 0" fill="#f00"/>',
    '<path d="M0 0) ET (x"/>',
    '<path d="M0 0L1"/>',
    '<path d="M0 0L1e9 1"/>',
    '<path d="L1 1"/>',
    '<path d=""/>',
    '<path d="M0 0L99999 1"/>',
    '<rect x="0" y="0" width="NaN" height="1"/>',
    '<rect x="0" y="0" width="-" height="1"/>',
    '<circle cx="1" cy="1"/>',
    '<path transform="skewX(20)" d="M0 0"/>',
    '<path transform="scale(0)" d="M0 0"/>',
    '<path transform="translate(9999999)" d="M0 0"/>',
    "<text><tspan>x</tspan></text>",
    "<text></text>",
    `<text>${"a".repeat(81)}</text>`,
    "loose words",
    "<!-- words -->",
    '<set attributeName="href"/>',
    "<__proto__/>",
    "<constructor/>",
    '<path constructor="x" d="M0 0"/>',
    "<g>".repeat(8) + '<path d="M0 0"/>' + "</g>".repeat(8),
    '<path d="M0 0"/>'.repeat(201),
    `<path d="M0 0${"L1 1".repeat(4_000)}"/>`,
    '<path d="M0 0"',
    "",
    '<svg viewBox="0 0 50 50"><path d="M0 0"/></svg>',
  ])("is refused with %s", (inner) => {
    expect(() => readDrawing(svg(inner))).toThrow(DrawingFault);
  });

  it.each([
    ["a document type", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("<text>&a;</text>")}`],
    ["an instruction", `<?xml-stylesheet href="a"?>${svg('<path d="M0 0"/>')}`],
    ["no view box", svg('<path d="M0 0"/>', "")],
    ["a huge view box", svg('<path d="M0 0"/>', 'viewBox="0 0 9000 10"')],
    ["another namespace", svg('<path d="M0 0"/>', 'viewBox="0 0 50 50" xmlns="http://a.test"')],
    ["two roots", svg('<path d="M0 0"/>') + svg('<path d="M0 0"/>')],
    ["another root", "<html/>"],
  ])("is refused with %s", (_name, file) => {
    expect(() => readDrawing(file)).toThrow(DrawingFault);
  });

  it("is a picture as well, and its labels are letters that can be printed", async () => {
    const drawn = readDrawing(
      svg('<path d="M0 0H100V80H0Z"/><text x="50" y="40" fill="white" text-anchor="middle">x² ≥ 90°</text>'),
    );
    expect(await strangeCharacters(drawn)).toEqual([]);
    const { png } = await withPicture(drawn);
    expect(Buffer.from(png, "base64").subarray(1, 4).toString()).toBe("PNG");
    expect(await strangeCharacters(readDrawing(svg("<text>水</text>")))).toEqual(["水"]);
  });
});
