import { parseAsset } from '#src/chain/core/asset.ts';
import { compareNames } from '#src/chain/core/name-bigint.ts';
import type { Chain } from '../../types.ts';
import { CORE_VAULTA, usedToken } from '../../vaulta.ts';
import { publishedCodec, readRows } from '../rows.ts';

/** A token as its contract stores it. Amounts are whole tokens, for display. */
export interface Token {
  contract: string;
  code: string;
  precision: number;
  supply: number;
  max: number;
  issuer: string;
}

/** Every token of contracts with eosio.token's tables; the chain's own first. */
export function tokensOf(chain: Chain): Token[] {
  return chain
    .accountNames()
    .filter((name) => publishedCodec(chain, name)?.tableType('stat') !== undefined)
    .toSorted(compareNames)
    .flatMap((contract) => tokensAt(chain, contract))
    .sort((a, b) => Number(isCore(chain, b)) - Number(isCore(chain, a)));
}

/** The token that the chain's people use. Throws if there is none. */
export function coreToken(chain: Chain): Token {
  const { contract } = usedToken(chain.spec);
  const core = tokensAt(chain, contract).find((token) => isCore(chain, token));
  if (!core) throw new Error(`${chain.spec.key} has no core token`);
  return core;
}

function isCore({ spec }: Chain, { contract, code }: Token): boolean {
  const used = usedToken(spec);
  return contract === used.contract && code === used.symbol.code;
}

/** Whether exchanges trade it: the chain's own token, and on Vaulta EOS, which swaps for it. */
export function isTraded(chain: Chain, token: Token): boolean {
  const { token: contract, symbol } = chain.spec;
  return isCore(chain, token) || (token.contract === contract && token.code === symbol.code);
}

/** A token's key: `EOS-eos-eosio.token`. */
export function tokenKey({ spec }: Chain, { code, contract }: Token): string {
  return `${code}-${spec.key}-${contract}`;
}

/** By key, or by code alone (the first token with that code). */
export function tokenById(chain: Chain, id: string): Token | undefined {
  const wanted = id.toLowerCase();
  return tokensOf(chain).find((token) =>
    [tokenKey(chain, token), token.code].some((key) => key.toLowerCase() === wanted),
  );
}

/** Circulating supply in whole tokens: without the system accounts' balances. */
export function circulating(chain: Chain, token: Token): number {
  if (!isCore(chain, token)) return token.supply;
  const locked = chain
    .accountNames()
    .filter((name) => name === 'eosio' || name.startsWith('eosio.') || name === CORE_VAULTA)
    .reduce((sum, name) => sum + balanceOf(chain, token, name), 0);
  return token.supply - locked;
}

function balanceOf(chain: Chain, { contract, code }: Token, account: string): number {
  const rows = readRows(chain, { code: contract, scope: account, table: 'accounts' });
  const held = rows.map(({ balance }) => String(balance)).find((text) => text.endsWith(` ${code}`));
  return held === undefined ? 0 : Number(held.split(' ')[0]);
}

function tokensAt(chain: Chain, contract: string): Token[] {
  return chain.scopes(contract, 'stat').flatMap(({ scope }) =>
    readRows(chain, { code: contract, scope, table: 'stat' }).map((row) => {
      const { symbol } = parseAsset(String(row['supply']));
      const whole = (asset: unknown): number => Number(String(asset).split(' ')[0]);
      return {
        contract,
        ...symbol,
        issuer: String(row['issuer']),
        supply: whole(row['supply']),
        max: whole(row['max_supply']),
      };
    }),
  );
}
