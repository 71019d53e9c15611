import type { Plugin } from 'vite';
import { chains } from '#src/chain/config/registry.ts';

const ID = 'virtual:chain-colours.css';

/** The colour of each chain as `--swatch` of what has its key, once for all pages. */
export function chainColours(): Plugin {
  return {
    name: 'pronghorn-chain-colours',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      return chains
        .map(({ key, accent }) => `[data-chain='${key}']{--swatch:${accent.light}}`)
        .join('\n');
    },
  };
}
