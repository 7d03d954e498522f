import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { ChoiceList } from "@/components/plans/picker/choice-list";
import { loadMessages } from "@/lib/i18n/messages";

const labels = loadMessages("en").picking;
const lacking = "Isomo has no unit list for Mathematics in P5 yet.";

function shown(props: Partial<Parameters<typeof ChoiceList>[0]>): string {
  const ways = { onChoose: vi.fn(), onRetry: vi.fn(), onSkip: vi.fn() };
  const rest = { name: "Which unit?", choices: [], failed: false, own: null, lacking: null, isFirst: false };
  return renderToStaticMarkup(<ChoiceList {...rest} {...ways} labels={labels} {...props} />);
}

describe("a list of the picker", () => {
  it("says what is missing and goes on, whatever is sought in it", () => {
    expect(shown({ lacking })).toContain(lacking);
    expect(shown({ lacking })).toContain(labels.skip);
    expect(shown({ lacking, own: { title: "Fractions", sets: {} } })).toContain("Use “Fractions”");
    expect(shown({ lacking, onSkip: null })).not.toContain(labels.skip);
  });

  it("is another thing than one in which nothing fits, or that did not come", () => {
    expect(shown({})).toContain(labels.nothing);
    expect(shown({})).not.toContain(labels.skip);
    expect(shown({ lacking, failed: true })).toContain(labels.offline);
    expect(shown({ lacking, failed: true })).not.toContain(lacking);
  });
});
