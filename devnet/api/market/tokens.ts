import { parseAsset } from '#src/chain/core/asset.ts';
import { compareNames } from '#src/chain/core/name.ts';
import type { Chain } from '../../types.ts';
import { publishedCodec, readRows } from '../rows.ts';

/** A token as its contract keeps it. Amounts in whole tokens, for display. */
export interface Token {
  contract: string;
  code: string;
  precision: number;
  supply: number;
  max: number;
  issuer: string;
}

/** Every token of every contract that keeps them as eosio.token does; the chain's own first. */
export function tokensOf(chain: Chain): Token[] {
  return chain
    .accountNames()
    .filter((name) => publishedCodec(chain, name)?.tableType('stat') !== undefined)
    .toSorted(compareNames)
    .flatMap((contract) => tokensAt(chain, contract))
    .sort((a, b) => Number(isCore(chain, b)) - Number(isCore(chain, a)));
}

/** Throws where the chain has no core token, which it always has. */
export function coreToken(chain: Chain): Token {
  const core = tokensAt(chain, chain.spec.token).find((token) => isCore(chain, token));
  if (!core) throw new Error(`${chain.spec.key} has no core token`);
  return core;
}

export function isCore({ spec }: Chain, { contract, code }: Token): boolean {
  return contract === spec.token && code === spec.symbol.code;
}

/** `EOS-eos-eosio.token`, by which a token is asked for. */
export function tokenKey({ spec }: Chain, { code, contract }: Token): string {
  return `${code}-${spec.key}-${contract}`;
}

/** By its key, or by its code alone, which stands for the first of that name. */
export function tokenById(chain: Chain, id: string): Token | undefined {
  const wanted = id.toLowerCase();
  return tokensOf(chain).find((token) =>
    [tokenKey(chain, token), token.code].some((key) => key.toLowerCase() === wanted),
  );
}

/** What is not locked: what the system's own accounts hold is. Whole tokens. */
export function circulating(chain: Chain, token: Token): number {
  if (!isCore(chain, token)) return token.supply;
  const locked = chain
    .accountNames()
    .filter((name) => name === 'eosio' || name.startsWith('eosio.'))
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
        ...{ contract, ...symbol, issuer: String(row['issuer']) },
        ...{ supply: whole(row['supply']), max: whole(row['max_supply']) },
      };
    }),
  );
}
