/** A stretch of text, or one character that would hide or reorder what stands around it. */
export type Stretch = { kind: 'text'; text: string } | { kind: 'hidden'; code: string };

/*
 * Controls (but tab and newline), zero-width and invisible signs, direction marks and overrides, line
 * and paragraph separators, tag characters, lone surrogates. Zero-width joiners stay: scripts and
 * emoji need them.
 */
const HIDDEN =
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\ud800-\udfff\u{e0000}-\u{e007f}]/gu;

/** More combining marks than any language stacks: they would climb over the lines around. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Parts a text into what can be shown as it is and what must be made visible. */
export function visibleCharacters(text: string): Stretch[] {
  const calm = text.replace(PILED_MARKS, '$1');
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of calm.matchAll(HIDDEN)) {
    if (match.index > end) stretches.push({ kind: 'text', text: calm.slice(end, match.index) });
    const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    stretches.push({ kind: 'hidden', code: `U+${code}` });
    end = match.index + match[0].length;
  }
  if (end < calm.length) stretches.push({ kind: 'text', text: calm.slice(end) });
  return stretches;
}

/** The first `limit` characters, never half of one. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
