/** Leads the second port of each chain's node to the node. Playwright starts it beside the devnet. */
import { connect, createServer } from 'node:net';
import { CHAIN_KEYS, chainPort } from '#devnet/chains.ts';
import { firstPort, secondPortOf } from '#tests/devnet-ports.ts';

for (const chain of CHAIN_KEYS)
  createServer((page) => {
    const node = connect(chainPort(chain, firstPort), '127.0.0.1');
    page.pipe(node).pipe(page);
    page.on('error', () => node.destroy());
    node.on('error', () => page.destroy());
  }).listen(secondPortOf(chain), '127.0.0.1');
