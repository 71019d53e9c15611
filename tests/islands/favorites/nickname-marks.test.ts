import { expect, test } from 'vitest';
import { nicknameRules } from '#src/islands/favorites/nickname-marks.ts';

const favorite = (name: string, nickname: string, type = 'account') => ({
  type,
  name,
  nickname,
  note: '',
  watched: false,
});

/** The rules as a browser reads them. */
function rulesOf(css: string): { selector: string; content: string }[] {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])] as CSSStyleRule[];
  style.remove();
  return rules.map(({ selectorText, style }) => ({
    selector: selectorText,
    content: style.getPropertyValue('content'),
  }));
}

test('an account with a nickname has a rule, others none', () => {
  expect(nicknameRules([favorite('alice', '')])).toBe('');
  expect(nicknameRules([favorite('pets', 'Pets', 'collection')])).toBe('');
  const css = nicknameRules([favorite('bob', 'Bobby'), favorite('alice', '')]);
  expect(css).toContain('[data-name="bob"]:not([data-noted] *)::after{content:"Bobby"}');
});

test.each(['"}*{display:none', '\\', '</style><script>', 'a\nb', '\u202e', '名前 👍'])(
  'the nickname %j stays a text',
  (nickname) => {
    const css = nicknameRules([favorite('bob', nickname)]);
    expect(css).toMatch(/^[\x20-\x7e]*$/);
    const [, ...others] = css.split('content:');
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(/^"(?:[a-z0-9]|\\[0-9a-f]+ )*"\}$/i);
    expect(rulesOf(css)).toHaveLength(2);
  },
);
