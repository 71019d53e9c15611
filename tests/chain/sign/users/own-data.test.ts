import { describe, expect, it } from 'vitest';
import { withOwnData, type SavedUser, type Users } from '#src/chain/sign/users/users.ts';

const user = (actor: string, change: Partial<SavedUser> = {}): SavedUser => ({
  chain: 'eos',
  chainId: 'aa',
  actor,
  permission: 'active',
  wallet: 'anchor',
  publicKey: null,
  type: 'app',
  index: null,
  delaySeconds: 0,
  data: { session: `of ${actor}` },
  ...change,
});
const listed = (one: SavedUser): SavedUser => ({ ...one, data: {} });
const alice = user('alice');
const onWax = user('carol', { chain: 'wax' });
const byKey = user('dave', { wallet: 'key' });
const byOtherKey = user('erin', { wallet: 'key' });
const users = (saved: readonly SavedUser[], current: SavedUser | null = null): Users => ({
  saved,
  current,
});

describe('the shared list with what a site stores itself', () => {
  it('has the wallet data of the site’s own users only', () => {
    const list = users([listed(alice), listed(onWax)], listed(alice));
    expect(withOwnData(list, users([alice, onWax]), 'eos')).toEqual(
      users([alice, listed(onWax)], alice),
    );
  });

  it('lacks users of this chain whose wallet data the site does not have', () => {
    const list = users([listed(alice), listed(onWax)], listed(alice));
    expect(withOwnData(list, users([]), 'eos')).toEqual(users([listed(onWax)]));
  });

  it('adds the development key’s users of this chain, not those of another', () => {
    const onWaxByKey = { ...byKey, chain: 'wax' };
    const own = users([onWaxByKey, byKey]);
    expect(withOwnData(users([]), own, 'eos')).toEqual(users([byKey]));
  });

  it('keeps the development key’s user logged in who was', () => {
    const own = users([byKey, byOtherKey], byOtherKey);
    expect(withOwnData(users([]), own, 'eos').current).toEqual(byOtherKey);
    const elsewhere = users([listed(onWax)], listed(onWax));
    expect(withOwnData(elsewhere, own, 'eos').current).toEqual(byOtherKey);
  });

  it('prefers a user of this chain who logged in since, on another page', () => {
    const list = users([listed(alice)], listed(alice));
    expect(withOwnData(list, users([alice, byKey], byKey), 'eos').current).toEqual(alice);
  });

  it('keeps the user of another chain logged in if no own user was', () => {
    const list = users([listed(onWax)], listed(onWax));
    expect(withOwnData(list, users([byKey]), 'eos').current).toEqual(listed(onWax));
  });
});
