/** Texts that people, phones and attackers put into fields; every file must open with each of them in any field. */
export const hostileTexts: Record<string, string> = {
  "ten thousand characters": "Learners discuss the question in groups. ".repeat(250).slice(0, 10_000),
  "ten thousand letters without a space": "abcdefghij".repeat(1_000),
  "a word of 500 letters": `before ${"m".repeat(500)} after`,
  "as many lines as a text may have": "a\n".repeat(400),
  emoji: "Well done 👩🏽‍🏫👍🏿 🇷🇼 1️⃣ ❤️",
  "Arabic and Hebrew": "مرحبا بالعالم and שלום עולם together",
  "Chinese and combining marks": "中文 e\u0301 z\u0351\u0350\u034C",
  HTML: `<script>alert("x")</script> & <b>bold</b> &amp; ]]> <!-- -->`,
  formulas: "=SUM(A1:A9) +1 -1 @cmd |' /C calc'!A0 ∫₀¹ x² dx = 1/3; √2 ≤ π ⇒ α ∈ ℝ",
  "control characters": "a\u0000b\u0007c\u001bd\u007fe\u0085f\tg\u000bh\u000ci",
  "lone surrogates": "high \ud83d low \ude00 end",
  "odd spaces": "10\u202f000 \u2003wide\u00a0\u200bzero\ufeffwidth\u2028next\u2029last",
  "direction marks": "\u202eevil\u202c \u2066iso\u2069 \u200fmark",
  "only spaces": " ".repeat(5_000),
  noncharacters: "\ufffe\uffff and \u{10ffff}",
};
