import { describe, expect, it } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import { connectionsOf } from '#src/chain/config/connections.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { local } from '#src/chain/config/chains/local.ts';
import { wax } from '#src/chain/config/chains/wax.ts';
import { addressesOf, siblingOf } from '#src/chain/config/sibling.ts';

const site = 'https://wax.example.org';

describe('siblingOf', () => {
  it('has two nodes and the indexers of keys, and neither names nor prices', () => {
    const sibling = siblingOf(wax, site);
    const nodes = wax.endpoints.default.slice(0, 2);
    expect(sibling).toMatchObject({ key: 'wax', site, chainId: wax.chainId });
    expect(sibling?.endpoints.actions).toEqual(nodes);
    expect(sibling && addressesOf(sibling)).toEqual([...nodes, wax.hyperionUrl, wax.lightApi]);
    expect(Object.keys(sibling ?? {})).not.toContain('known');
    expect(Object.keys(sibling ?? {})).not.toContain('prices');
  });

  it('leaves out the local chain, and a chain without a node', () => {
    expect(siblingOf(local, site)).toBeNull();
    const mine = { ...local.endpoints, default: ['http://127.0.0.1:8888'] };
    expect(siblingOf({ ...local, endpoints: mine }, site)).toBeNull();
    expect(siblingOf({ ...wax, endpoints: { ...wax.endpoints, default: [] } }, site)).toBeNull();
  });
});

describe('the policy of a page', () => {
  const all = chains.map((chain) => siblingOf(chain, site)).filter((one) => one !== null);

  it('allows what its questions to other chains need, over https', () => {
    const sources = connectionsOf(eos, all);
    for (const sibling of all.filter(({ key }) => key !== 'eos'))
      for (const url of addressesOf(sibling)) expect(sources).toContain(new URL(url).origin);
    const [node = ''] = wax.endpoints.default;
    expect(sources).not.toContain(new URL(node).origin.replace('https', 'wss'));
  });

  it('allows nothing of chains that the build has not', () => {
    const own = siblingOf(eos, site);
    expect(connectionsOf(eos, own ? [own] : [])).toEqual(connectionsOf(eos));
  });
});
