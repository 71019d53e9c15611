import { chainByKey } from '#src/chain/config/registry.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import type { ChainKey } from '#src/chain/config/registry.ts';

export function chain(key: ChainKey): ChainConfig {
  return chainByKey(key);
}

/** Paths on the eos site, and what each must be: a page's file, a redirect's target, or missing. */
export const expectations: readonly [path: string, expected: string][] = [
  ['/', 'index'],
  ['/zh', 'zh/index'],
  ['/account/alice', 'account'],
  ['/account/eosio.token', 'account'],
  ['/account/alice.html', 'account'],
  ['/zh/account/alice', 'zh/account'],
  ['/ar/block/1', 'ar/block'],
  ['/transaction/ab12', 'transaction'],
  ['/tokens', 'tokens'],
  ['/tokens/eosio.token-EOS', 'token'],
  ['/msig/alice/raise', 'msig'],
  ['/search', 'search'],
  ['/search/alice', 'search'],
  ['/vote', 'vote'],
  ['/vote/proxies', 'vote/proxies'],
  ['/wallet/transfer', 'wallet/transfer'],
  ['/kr/wallet/ram/buy', 'kr/wallet/ram/buy'],
  ['/embed/account/alice', 'embed'],
  ['/zh/embed/transaction/ab12', 'zh/embed'],
  ['/embed/token/eosio.token/EOS', 'embed/token'],
  ['/embed/account/alice/more', 'missing 404'],
  ['/a/alice', '301 /account/alice'],
  ['/tx/ab12', '301 /transaction/ab12'],
  ['/t/ab12', '301 /transaction/ab12'],
  ['/es/b/7', '301 /es/block/7'],
  ['/wallet', 'wallet'],
  ['/wallet/ram', '302 /wallet/ram/buy'],
  ['/zh/wallet/buyram', '301 /zh/wallet/ram/buy'],
  ['/stats', '302 /stats/votes'],
  ['/ko', '301 /kr'],
  ['/ko-KR/account/alice', '301 /kr/account/alice'],
  ['/zh-cn/wallet/ram', '301 /zh/wallet/ram'],
  ['/zh-TW', '301 /zh'],
  ['/es-es/tx/ab12', '301 /es/tx/ab12'],
  ['/ar-sa', '301 /ar'],
  ['/en', '301 /'],
  ['/en-us/block/7', '301 /block/7'],
  ['/fr/account/alice', 'missing 404'],
  ['/nope', 'missing 404'],
  ['/kr/nope', 'missing kr/404'],
  ['/account/alice/more', 'missing 404'],
  ['/domain/edge', 'missing 404'],
];

/** Where a host finds pages by their files' names, these show the screen without a thing. */
export const withoutThing: readonly [path: string, expected: string][] = [
  ['/kr/account', 'missing kr/404'],
  ['/token', 'missing 404'],
];
