import { describe, expect, it } from 'vitest';
import { maySign } from '#src/chain/model/permission/may-sign.ts';

type Account = Parameters<typeof maySign>[0];
type Links = readonly [contract: string, action: string | null][] | null;

const required_auth = { threshold: 1, keys: [], accounts: [], waits: [] };
const linksOf = (links: Links) =>
  links && links.map(([account, action]) => ({ account, action: action ?? '' }));

/** Owner, active, `games` below it and `claimer` below that. */
function accountWith(
  links: Readonly<Record<string, Links>>,
  ofAny: Links = [],
  parents: Readonly<Record<string, string>> = {},
): Account {
  const tree = { owner: '', active: 'owner', games: 'active', claimer: 'games', ...parents };
  return {
    permissions: Object.entries(tree).map(([perm_name, parent]) => ({
      perm_name,
      parent,
      required_auth,
      linked_actions: linksOf(perm_name in links ? links[perm_name]! : []),
    })),
    eosio_any_linked_actions: linksOf(ofAny),
  } as unknown as Account;
}

const claim = { contract: 'eosio', action: 'claimrewards' };
const signs = (account: Account, permission: string) => maySign(account, permission, claim);

describe('a permission signs an action', () => {
  it('without a link only from active up', () => {
    const account = accountWith({ claimer: [['core.vaulta', 'claimrewards']] });
    expect(signs(account, 'active')).toBe(true);
    expect(signs(account, 'owner')).toBe(true);
    expect(signs(account, 'games')).toBe(false);
    expect(signs(account, 'claimer')).toBe(false);
  });

  it('that it, or a permission below it, is linked to', () => {
    const account = accountWith({ games: [['eosio', 'claimrewards']] });
    expect(signs(account, 'games')).toBe(true);
    expect(signs(account, 'active')).toBe(true);
    expect(signs(account, 'claimer')).toBe(false);
    expect(signs(account, 'unknown')).toBe(false);
  });

  it('of a contract that all of it is linked to, unless the action has another link', () => {
    const whole = accountWith({ claimer: [['eosio', null]] });
    expect(signs(whole, 'claimer')).toBe(true);
    const both = accountWith({ claimer: [['eosio', null]], games: [['eosio', 'claimrewards']] });
    expect(signs(both, 'claimer')).toBe(false);
    expect(signs(both, 'games')).toBe(true);
  });

  it('that is linked to any permission', () => {
    expect(signs(accountWith({}, [['eosio', 'claimrewards']]), 'claimer')).toBe(true);
    expect(signs(accountWith({}, [['eosio', null]]), 'claimer')).toBe(true);
    expect(signs(accountWith({}, [['eosio', 'voteproducer']]), 'claimer')).toBe(false);
  });

  it('is unknown where the node reports no links', () => {
    const none = { owner: null, active: null, games: null, claimer: null };
    expect(signs(accountWith(none, null), 'claimer')).toBeNull();
  });

  it('also if a hostile node reports permissions in a circle', () => {
    const circle = accountWith({ claimer: [['eosio', 'claimrewards']] }, [], { games: 'claimer' });
    expect(signs(circle, 'active')).toBe(false);
    expect(signs(circle, 'games')).toBe(true);
  });
});
