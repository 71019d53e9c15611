import { describe, expect, it } from 'vitest';
import { connectionsOf } from '#src/chain/config/connections.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { proton } from '#src/chain/config/chains/proton.ts';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { local } from '#src/chain/config/chains/local.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { chains } from '#src/chain/config/registry.ts';
import { wax } from '#src/chain/config/chains/wax.ts';

const publicChains = chains.filter(({ key }) => key !== 'local');

const pushOfEos = `wss://${new URL(eos.hyperionUrl ?? '').host}`;

describe('connectionsOf', () => {
  it.each(publicChains.map((chain) => [chain.key, chain] as const))(
    'allows pages of %s to connect to every service of its configuration',
    (_, chain) => {
      const sources = connectionsOf(chain);
      const { endpoints } = chain;
      for (const url of [...Object.values(endpoints).flat(), chain.hyperionUrl, chain.lightApi])
        if (url !== null) expect(sources).toContain(new URL(url).origin);
    },
  );

  it.each(publicChains.map((chain) => [chain.key, chain] as const))(
    'names each host of %s: no bare scheme or pattern matches every host',
    (_, chain) => {
      const sources = connectionsOf(chain);
      for (const source of sources.filter(
        (one) => !/^(ws|http):\/\/(127\.0\.0\.1|localhost):\*$/.test(one),
      ))
        expect(source).toMatch(/^(https|wss):\/\/[a-z0-9.-]+(:\d+)?$/);
    },
  );

  it('allows the public price services of a chain, and none on the devnet', () => {
    const services = ['https://api.coinpaprika.com', 'https://api.frankfurter.dev'];
    expect(connectionsOf(eos)).toEqual(expect.arrayContaining(services));
    expect(connectionsOf(jungle).filter((one) => services.includes(one))).toEqual([]);
    expect(connectionsOf(withDevnet(eos)).filter((one) => services.includes(one))).toEqual([]);
  });

  it('does not allow pages of one chain to connect to nodes of another', () => {
    for (const [one, other] of [
      [eos, wax],
      [wax, eos],
    ] as const)
      for (const node of other.endpoints.default)
        expect(connectionsOf(one)).not.toContain(new URL(node).origin);
  });

  it('leaves out pages that the site only links to', () => {
    expect(jungle.testnetPages?.faucet).toMatch(/^https:/);
    expect(connectionsOf(jungle).filter((source) => source.includes('monitor4'))).toEqual([]);
    expect(proton.exchangeSite).toMatch(/protonswap/);
    expect(proton.recommendedExplorer).toMatch(/explorer\.xprnetwork/);
    const linked = connectionsOf(proton).filter((source) => /protonswap|explorer/.test(source));
    expect(linked).toEqual([]);
  });

  it('includes the wallet relay and the push channel of each service', () => {
    expect(connectionsOf(eos)).toEqual(
      expect.arrayContaining(['https://cb.anchor.link', 'wss://cb.anchor.link', pushOfEos]),
    );
  });

  it('allows WebSockets only to services that push', () => {
    const pushing = connectionsOf(eos).filter((one) => one.startsWith('wss:'));
    expect(pushing).toEqual([pushOfEos, 'wss://cb.anchor.link']);
    const withPush = connectionsOf({ ...eos, pushUrl: 'wss://push.example.org/v1' });
    expect(withPush).toEqual(
      expect.arrayContaining(['https://push.example.org', 'wss://push.example.org']),
    );
  });

  it('allows the local chain any node over https, and any on this machine', () => {
    expect(connectionsOf(local)).toEqual(
      expect.arrayContaining(['https:', 'wss:', 'http://127.0.0.1:*', 'http://localhost:*']),
    );
  });

  it('allows plain http to this machine only, where a visitor may run a node', () => {
    const plain = (chain: ChainConfig) =>
      connectionsOf(chain).filter((source) => source.startsWith('http:'));
    for (const chain of [eos, local, withDevnet(eos)])
      expect(plain(chain)).toEqual(['http://127.0.0.1:*', 'http://localhost:*']);
  });
});
