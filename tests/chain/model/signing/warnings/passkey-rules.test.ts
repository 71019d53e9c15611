import { expect, it } from 'vitest';
import { passkeyActsFor } from '#src/chain/model/signing/warnings/passkey-rules.ts';

const by = (...actors: string[]) => ({
  authorization: actors.map((actor) => ({ actor, permission: 'active' })),
});

it('a passkey acts for its account alone', () => {
  expect(passkeyActsFor('alice', by('alice'), [by('alice'), by('alice', 'alice')])).toBe(true);
  expect(passkeyActsFor('alice', by('alice'), [])).toBe(true);
  expect(passkeyActsFor('alice', by('bob'), [by('alice')])).toBe(false);
  expect(passkeyActsFor('alice', by('alice'), [by('alice'), by('bob')])).toBe(false);
  expect(passkeyActsFor('alice', by('alice'), [by('alice', 'bob')])).toBe(false);
  expect(passkeyActsFor('alice', by('alice'), [by()])).toBe(false);
  expect(passkeyActsFor('alice', by(), [by('alice')])).toBe(false);
});
