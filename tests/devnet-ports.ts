import { chainPort, type ChainKey } from '#devnet/chains.ts';

/** The devnet's first port in tests. */
export const firstPort = Number(process.env['DEVNET_PORT'] ?? 28_888);

/** The second port of a chain's node, where `hostile/start-second-nodes.ts` listens. */
export const secondPortOf = (chain: ChainKey): number => chainPort(chain, firstPort) + 1_000;

/** The address of a chain's node at its second port, which counts as that of another operator. */
export function secondNodeOf(chain: ChainKey): string {
  return `http://127.0.0.1:${secondPortOf(chain)}`;
}
