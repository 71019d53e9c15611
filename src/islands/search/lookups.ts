import { blockNumberOfId } from '#src/chain/model/search/ids.ts';
import { localeOfPath, localizePath } from '#src/i18n/locales.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { nodeClient, nodePool } from '#src/stores/chain/node.ts';
import type { SearchLookups } from './search-path.ts';

/** Lookups of a search at the chain's nodes. Keys never leave the page. */
export const lookups: SearchLookups = {
  // The page of the block requests it. Here its number is enough.
  blockExists: async (number) => {
    const { head_block_num } = await nodeClient().getInfo();
    return BigInt(number) > 0n && BigInt(number) <= BigInt(head_block_num);
  },
  isBlockId: async (id) => {
    const { head_block_num } = await nodeClient().getInfo();
    // Most transaction ids begin with a number above the head block, so no request is needed.
    if (blockNumberOfId(id, head_block_num) === null) return false;
    return (await nodeClient().getBlock(id)).id === id;
  },
  fioDomainExists: async (domain) => {
    const { value } = await nodePool().post(
      '/v1/chain/avail_check',
      { fio_name: domain },
      {
        decode: (response) => (response as { is_registered?: unknown } | null)?.is_registered === 1,
      },
    );
    return value;
  },
  publicKeyOf: async (privateKey) => {
    const { publicKeyOf } = await import('#src/chain/sign/keys/keys.ts');
    return publicKeyOf(privateKey);
  },
  siteOf: (chain) => {
    if (chain === chainConfig().key) return null;
    const link = document.querySelector<HTMLAnchorElement>(`#header a[data-chain="${chain}"]`);
    return (
      link && link.origin + localizePath('/', localeOfPath(location.pathname)).replace(/\/$/, '')
    );
  },
};
