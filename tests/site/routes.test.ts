import { describe, expect, test } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { fio } from '#src/chain/config/chains/fio.ts';
import { proton } from '#src/chain/config/chains/proton.ts';
import { telos } from '#src/chain/config/chains/telos.ts';
import { wax } from '#src/chain/config/chains/wax.ts';
import { chains } from '#src/chain/config/registry.ts';
import { matchPath, matchPattern } from '#src/route-match.ts';
import { pageFile, redirects, screens } from '#src/routes.ts';

function pageOf(path: string, chain: ChainConfig = eos): string | null {
  const match = matchPath(path, chain);
  return match.kind === 'page' ? match.screen.id : null;
}

function redirectOf(path: string, chain: ChainConfig = eos): string | null {
  const match = matchPath(path, chain);
  return match.kind === 'redirect' ? match.to : null;
}

describe('addresses of screens', () => {
  test.each([
    ['/', 'home'],
    ['/live', 'live'],
    ['/search/alice', 'search'],
    ['/vest', 'vest'],
    ['/dsp', 'dsp'],
    ['/terms-and-conditions', 'terms'],
    ['/privacy-policy', 'privacy'],
    ['/msigs', 'msigs'],
    ['/msig/alice/raise', 'msig'],
    ['/rex', 'rex'],
    ['/account/alice', 'account'],
    ['/block/1', 'block'],
    ['/key/EOS6MRy', 'key'],
    ['/transaction/ab12', 'transaction'],
    ['/tokens', 'tokens'],
    ['/tokens/eosio.token-EOS', 'token'],
    ['/dapps', 'dapps'],
    ['/topholders', 'topholders'],
    ['/chain', 'chain'],
    ['/wallets', 'wallets'],
    ['/developers', 'developers'],
    ['/guides', 'guides'],
    ['/guides/safety', 'guide'],
    ['/protocol-features', 'protocol-features'],
    ['/namebids', 'namebids'],
    ['/snapshot', 'snapshot'],
    ['/contract', 'contract'],
    ['/nft/1099511627776', 'nft'],
    ['/nft/collection/pronghornart', 'nft-collection'],
    ['/nft/template/pronghornart/1', 'nft-template'],
    ['/hyperion', 'hyperion'],
    ['/endpoints', 'endpoints'],
    ['/vote', 'vote'],
    ['/vote/proxies', 'proxies'],
    ['/stats/votes', 'votes'],
    ['/wallet/msig', 'wallet-msig'],
    ['/wallet/transfer', 'transfer'],
    ['/wallet/transfer/nft-batch', 'transfer-nft-batch'],
    ['/wallet/create-account', 'create-account'],
    ['/wallet/create-account/link-email', 'create-account-link-email'],
    ['/wallet/tax', 'tax'],
    ['/wallet/ram/buy', 'ram-buy'],
    ['/wallet/permissions', 'permissions'],
    ['/wallet/powerup', 'powerup'],
    ['/wallet/resources/refund', 'resources-refund'],
    ['/wallet/link-email', 'link-email'],
    ['/wallet/cross-chain', 'cross-chain'],
    ['/wallet/proxy/unregister', 'proxy-unregister'],
    ['/wallet/security/safemode', 'safemode'],
    ['/wallet/utilities/upload-contract', 'upload-contract'],
  ])('%s is %s', (path, id) => {
    expect(pageOf(path)).toBe(id);
  });

  test('dots, whatever follows them, belong to the name', () => {
    for (const name of ['eosio.token', 'alice.css', 'favicon.ico', 'a.html'])
      expect(matchPath(`/account/${name}`, eos)).toMatchObject({
        kind: 'page',
        params: { id: name },
      });
  });

  test('exist under each locale', () => {
    expect(matchPath('/zh/account/alice', eos)).toMatchObject({ kind: 'page', locale: 'zh' });
    expect(matchPath('/ar', eos)).toMatchObject({ kind: 'page', locale: 'ar' });
    expect(matchPath('/kr/nope', eos)).toEqual({ kind: 'missing', locale: 'ko' });
    expect(matchPath('/en/account/alice', eos)).toEqual({ kind: 'missing', locale: 'en' });
  });

  test('an optional part may be left out, another may not', () => {
    expect(pageOf('/oracles', proton)).toBe('oracles');
    expect(pageOf('/oracles/3', proton)).toBe('oracles');
    expect(pageOf('/account')).toBeNull();
    expect(pageOf('/account/')).toBeNull();
    expect(pageOf('/account/alice/more')).toBeNull();
  });

  test('belong to the chains that have what they show', () => {
    const ofFio = ['/address/bob@edge', '/domain/edge', '/addresses', '/domains', '/fees'];
    for (const path of ofFio) {
      expect(pageOf(path, fio)).not.toBeNull();
      expect(pageOf(path, eos)).toBeNull();
    }
    expect(pageOf('/rex', fio)).toBeNull();
    expect(pageOf('/wallet/register-address', fio)).toBe('register-address');
    expect(pageOf('/wallet/longstaking/calculator', proton)).toBe('longstaking-calculator');
    expect(pageOf('/wallet/longstaking/calculator', eos)).toBeNull();
    expect(pageOf('/wallet/admin/metal-dollar', proton)).toBe('admin-metal-dollar');
    expect(pageOf('/outstanding-xtokens', proton)).toBe('outstanding-xtokens');
    expect(pageOf('/namebids', proton)).toBeNull();
    expect(pageOf('/wallet/gbm-rewards', wax)).toBe('gbm-rewards');
    expect(pageOf('/wallet/gbm-rewards', eos)).toBeNull();
    expect(pageOf('/wallet/proxy/register', eos)).toBe('proxy-register');
    expect(pageOf('/wallet/proxy/register', telos)).toBeNull();
    expect(pageOf('/wallet/proxy/unregister', telos)).toBe('proxy-unregister');
  });
});

describe('addresses that lead on', () => {
  test.each([
    ['/tx/ab12', '/transaction/ab12'],
    ['/t/ab12', '/transaction/ab12'],
    ['/b/7', '/block/7'],
    ['/a/eosio.token', '/account/eosio.token'],
    ['/ar/b/1', '/ar/block/1'],
    ['/stats', '/stats/votes'],
    ['/zh/wallet/ram', '/zh/wallet/ram/buy'],
    ['/wallet/buyram', '/wallet/ram/buy'],
    ['/wallet/sellram', '/wallet/ram/sell'],
    ['/wallet/stake', '/wallet/resources/stake'],
    ['/wallet/unstake', '/wallet/resources/unstake'],
    ['/wallet/manual-refund', '/wallet/resources/refund'],
    ['/wallet/permissions-manager', '/wallet/permissions/advanced'],
    ['/wallet/linkauth', '/wallet/permissions/link'],
    ['/wallet/swap', '/wallet/cross-chain'],
    ['/account/alice/', '/account/alice'],
  ])('%s leads to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to);
  });

  test('the other name of staking is there where staking is', () => {
    expect(redirectOf('/wallet/stake-xpr', proton)).toBe('/wallet/staking/stake');
    expect(redirectOf('/wallet/stake-xpr/claim', proton)).toBe('/wallet/staking/claim');
    expect(redirectOf('/wallet/stake-xpr', eos)).toBeNull();
  });

  test('administration begins with the loans, where it is', () => {
    expect(redirectOf('/wallet/admin', proton)).toBe('/wallet/admin/proton-loan');
    expect(redirectOf('/wallet/admin', eos)).toBeNull();
  });

  test('never leave the site', () => {
    for (const path of ['//evil.example/', '//evil.example', '/\\evil.example/', '/a//evil'])
      expect(matchPath(path, eos).kind).toBe('missing');
  });
});

describe('the table', () => {
  test('names each screen, address and page once', () => {
    for (const values of [
      // The guides are one screen with a page each.
      screens.map((screen) => screen.id).filter((id) => id !== 'guide'),
      screens.map((screen) => screen.path),
      screens.map(pageFile),
      redirects.map((redirect) => redirect.from),
    ])
      expect(new Set(values).size).toBe(values.length);
  });

  test('leads only to screens', () => {
    for (const { to, on } of redirects) {
      const path = to.replace(':tab', 'claim').replace(/:\w+/, 'x');
      const chain = [eos, fio, proton].find((one) => !on || on(one));
      expect(chain && pageOf(path, chain), to).not.toBeNull();
    }
  });

  test('matches a pattern segment by segment', () => {
    expect(matchPattern('/msig/:proposer/:name', '/msig/a/b')).toEqual({
      proposer: 'a',
      name: 'b',
    });
    expect(matchPattern('/msig/:proposer/:name', '/msig/a')).toBeNull();
    expect(matchPattern('/', '/')).toEqual({});
  });
});

describe('pages of what only the chain can report', () => {
  const kindAt = (key: string, path: string) => {
    const chain = chains.find((one) => one.key === key);
    if (!chain) throw new Error(key);
    return matchPath(path, chain).kind;
  };

  test.each(['/rex', '/wallet/powerup', '/wallet/ram/transfer', '/finalizers'])(
    '%s is a page of every chain but FIO',
    (path) => {
      for (const { key, systemContract } of chains)
        expect([key, kindAt(key, path)]).toEqual([
          key,
          systemContract === 'fio' ? 'missing' : 'page',
        ]);
    },
  );

  test('other pages are there by the chain’s file alone', () => {
    expect(kindAt('eos', '/oracles')).toBe('missing');
    expect(kindAt('wax', '/wallet/swap-token')).toBe('missing');
  });
});
