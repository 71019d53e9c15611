/** A run of visible text, a line's end, or one character that would hide or reorder its surroundings. */
export type Stretch =
  | { kind: 'text'; text: string }
  | { kind: 'line-end' }
  | { kind: 'hidden'; code: string };

/*
 * Controls (except tab), characters without width or ink, joiners, direction marks,
 * overrides and isolates, line and paragraph separators, variation selectors, interlinear marks,
 * tag characters, lone surrogates. Wide and narrow spaces are kept: they look like spaces.
 */
const HIDDEN =
  '[\\0-\\x08\\x0a-\\x1f\\x7f-\\x9f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\ud800-\\udfff\\u{1d159}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{DI}]';
const HIDDEN_ANYWHERE = new RegExp(HIDDEN, 'gu');

/** More combining marks than any language uses: they would overlap the lines around. */
const SEEN_MARK = `(?:(?!${HIDDEN})\\p{M})`;
const PILED_MARKS = new RegExp(`(${SEEN_MARK}{3})${SEEN_MARK}+`, 'gu');

/** England, Scotland, Wales: a black flag and tag characters. No other such flags are in use. */
const FLAG =
  /^\u{1f3f4}(?:\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073}))\u{e007f}/u;
const FLAG_LENGTH = 14;

/**
 * Hidden characters in ordinary writing, by their neighbours: a joiner inside an emoji or after a
 * virama of an Indic script, a non-joiner after an Arabic letter that would join the next one
 * (Unicode's joining type D), the selector of an emoji or keycap. Only single ones count, so
 * repeated ones are shown.
 */
const ORDINARY: readonly [character: RegExp, before: RegExp, after: RegExp][] = [
  [
    /\u200d/,
    // oxlint-disable-next-line no-misleading-character-class -- one skin tone stands before a joiner
    /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?$/u,
    /^\p{Extended_Pictographic}/u,
  ],
  [
    /\u200c/,
    /[\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687\u069a-\u06bf\u06c1\u06c2\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff]\p{M}*$/u,
    /^\p{Script=Arabic}/u,
  ],
  [
    /[\u200c\u200d]/,
    /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/u,
    /^[\u0900-\u0dff]/u,
  ],
  [/[\ufe0e\ufe0f]/, /\p{Extended_Pictographic}$/u, /^/u],
  [/\ufe0f/, /[0-9#*]$/u, /^\u20e3/u],
];

function isOrdinary(text: string, at: number, character: string): boolean {
  // A letter with its marks, or a surrogate pair and a selector.
  const before = text.slice(Math.max(0, at - 8), at);
  const after = text.slice(at + character.length, at + character.length + 2);
  return ORDINARY.some(
    ([which, left, right]) => which.test(character) && left.test(before) && right.test(after),
  );
}

/** Splits a text into parts that can be shown and characters to make visible. */
export function visibleCharacters(text: string): Stretch[] {
  const calm = text.replace(PILED_MARKS, '$1');
  const stretches: Stretch[] = [];
  let end = 0;
  let flagEnd = 0;
  for (const { 0: character, index } of calm.matchAll(HIDDEN_ANYWHERE)) {
    if (FLAG.test(calm.slice(index - 2, index - 2 + FLAG_LENGTH)))
      flagEnd = index + FLAG_LENGTH - 2;
    if (index < flagEnd || isOrdinary(calm, index, character)) continue;
    if (index > end) stretches.push({ kind: 'text', text: calm.slice(end, index) });
    end = index + character.length;
    if (character === '\n') {
      stretches.push({ kind: 'line-end' });
      continue;
    }
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    stretches.push({ kind: 'hidden', code: `U+${code}` });
  }
  if (end < calm.length) stretches.push({ kind: 'text', text: calm.slice(end) });
  return stretches;
}
