/** A picture with its skin tone, its variant and its tags. The signs © ® ™ are writing. */
const PICTURE = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})[\p{Emoji_Modifier}\ufe0e\ufe0f\u{e0020}-\u{e007f}]*`;
/** Pictures tied into one, and figures in a key cap. A joiner between letters is left alone. */
const EMOJI = new RegExp(String.raw`${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f?\u20e3`, 'gu');

/** A text without its emoji characters. */
export function withoutEmoji(text: string): string {
  return text.replace(EMOJI, '');
}
