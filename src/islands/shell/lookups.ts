import { nodeClient, nodePool } from '#src/stores/node.ts';
import type { SearchLookups } from './search-path.ts';

/** The lookups of a search, asked of the chain's nodes; keys never leave the page. */
export const lookups: SearchLookups = {
  blockExists: async (number) => {
    await nodeClient().getBlock(number);
    return true;
  },
  fioDomainExists: async (domain) => {
    const { value } = await nodePool().post(
      '/v1/chain/avail_check',
      { fio_name: domain },
      { decode: (answer) => (answer as { is_registered?: unknown } | null)?.is_registered === 1 },
    );
    return value;
  },
  publicKeyOf: async (privateKey) => {
    const { publicKeyOf } = await import('#src/chain/sign/keys.ts');
    return publicKeyOf(privateKey);
  },
};
