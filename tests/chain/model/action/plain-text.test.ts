import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { withoutEmoji } from '#src/chain/model/action/plain-text.ts';
import { AGREEMENTS } from '../../core/cases.ts';

describe('a text without emoji', () => {
  it.each([
    ['gm 👋 world', 'gm  world'],
    ['👍🏽👨‍👩‍👧‍👦🏳️‍🌈', ''],
    ['🇰🇷 7️⃣ ❤️ ☀ 🏽', '    '],
    ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!', '!'],
    ['© 2026 Pronghorn™ 100 #1 * ®', '© 2026 Pronghorn™ 100 #1 * ®'],
    ['漢字 عربى 한국어 ñ', '漢字 عربى 한국어 ñ'],
    ['می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
  ])('%s', (text, left) => expect(withoutEmoji(text)).toBe(left));

  it('has none left to take, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(withoutEmoji(text)).not.toMatch(/\p{Emoji_Presentation}/u);
        expect(text.length).toBeGreaterThanOrEqual(withoutEmoji(text).length);
      }),
      AGREEMENTS,
    );
  });
});
