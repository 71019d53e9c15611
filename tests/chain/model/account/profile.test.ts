import { describe, expect, it } from 'vitest';
import { profile } from '#src/chain/model/account/profile.ts';

describe('a profile', () => {
  it('has a name, an avatar and what was verified', () => {
    const kyc = [{ kyc_provider: 'checker', kyc_level: 'checker:firstname,checker:selfie' }];
    expect(profile({ acc: 'alice', name: ' Alice ', avatar: '/9j/4AAQ', kyc })).toEqual({
      account: 'alice',
      name: 'Alice',
      avatar: 'data:image/jpeg;base64,/9j/4AAQ',
      kyc: [{ provider: 'checker', items: ['firstname', 'selfie'] }],
    });
    expect(profile({ acc: 'bob', name: ' ', avatar: '' })).toEqual({
      account: 'bob',
      name: null,
      avatar: null,
      kyc: [],
    });
    expect(profile({ name: 'Nobody' })).toBeNull();
  });

  it('draws pictures alone', () => {
    const drawn = (avatar: string) => profile({ acc: 'alice', avatar })?.avatar;
    const png = 'data:image/png;base64,iVBORw0KGgoAAAA=';
    expect(drawn('iVBORw0KGgoAAAA=')).toBe(png);
    expect(drawn(png)).toBe(png);
    for (const bad of [
      'https://tracker.example/a.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'PHN2Zz4=',
      '/9j/"><script>',
      'javascript:alert(1)',
    ])
      expect(drawn(bad), bad).toBeNull();
  });
});

it('a picture is the base64 of one and nothing else', () => {
  const avatar = (text: unknown) => profile({ acc: 'alice', avatar: text })?.avatar;
  const png = 'iVBORw0KGgoAAAA=';
  expect(avatar(`data:image/png;base64,${png}`)).toBe(`data:image/png;base64,${png}`);
  for (const none of [`x${png}`, `"${png}`, ` ${png}`, `xdata:image/png;base64,${png}`, '', 7])
    expect(avatar(none)).toBeNull();
});
