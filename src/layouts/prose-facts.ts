import type { ChainConfig } from '#src/chain/config/types.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { locales, type Locale } from '#src/i18n/locales.ts';

/** What pages of text may state of a chain. */
export interface Facts {
  /** By the name in `{name}`. */
  readonly figures: Readonly<Record<string, string | undefined>>;
  /** By the name in `{if name}`. */
  readonly has: Readonly<Record<string, boolean | undefined>>;
}

export function factsOf(chain: ChainConfig, locale: Locale): Facts {
  const { accounts, coreSymbol, features, voteDoublingWeeks } = chain;
  const number = (value: number) => formatNumber(value, locales[locale].tag);
  const one = { units: 10n ** BigInt(coreSymbol.precision), symbol: coreSymbol };
  return {
    figures: {
      chain: chain.displayName,
      core: coreSymbol.code,
      coreContract: accounts.token,
      legacy: chain.legacySymbol?.code ?? '',
      one: formatAsset(one),
      decimals: number(coreSymbol.precision),
      system: accounts.system,
      msig: accounts.msig,
      keyPrefix: chain.keyPrefix,
      votes: number(chain.maxVotes),
      weeks: number(voteDoublingWeeks ?? 0),
      unstakeDays: number(limits.unstakeDays),
      rexDaysLeast: number(chain.rexDays - 1),
      rexDays: number(chain.rexDays),
      nodes: number(chain.endpoints.default.length),
      chainKey: chain.key,
    },
    has: {
      staking: features.includes('resource-staking'),
      ram: features.includes('ram-market'),
      powerup: chain.supportsRentbw,
      rex: chain.rexEnabled,
      voting: chain.votingEnabled,
      nfts: chain.nftsEnabled,
      memo: !chain.disableMemo,
      fio: features.includes('fio-names'),
      xpr: features.includes('xpr-staking'),
      bids: features.includes('name-bids'),
      creation: features.includes('account-creation'),
      seller: chain.accountSeller !== null,
      sponsor: chain.supportsFreeCpu,
      legacy: chain.legacySymbol !== null,
      savanna: chain.finality === 'savanna',
      decay: voteDoublingWeeks !== null,
      history: chain.hyperionUrl !== null,
      testnet: chain.testnet && !chain.ownNode,
      local: chain.ownNode === true,
    },
  };
}
