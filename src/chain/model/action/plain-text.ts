/** An emoji with its skin tone, variant and tags. The signs © ® ™ are ordinary writing. */
const PICTURE = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})[\p{Emoji_Modifier}\ufe0e\ufe0f\u{e0020}-\u{e007f}]*`;
/** Emoji joined into one, and keycaps. Joiners between letters are kept. */
const EMOJI = new RegExp(String.raw`${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f?\u20e3`, 'gu');

/** A text without its emoji characters. */
export function withoutEmoji(text: string): string {
  return text.replace(EMOJI, '');
}
