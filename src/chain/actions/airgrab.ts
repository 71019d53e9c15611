import { formatUnits } from '../core/asset.ts';
import { formatSymbol, type TokenSymbol } from '../core/symbol.ts';
import type { Action } from './action.ts';

/** The names that contracts give to the action by which an account claims a token itself. */
const CLAIMS = ['claim', 'signup', 'open'] as const;

/** An action by which an account claims a token, and its fields. */
export interface AirgrabCall {
  readonly name: (typeof CLAIMS)[number];
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}

/** The one that a contract has and that this site can fill, or null. */
export function airgrabCall(
  fieldsOf: (action: string) => AirgrabCall['fields'] | null,
): AirgrabCall | null {
  for (const name of CLAIMS) {
    const fields = fieldsOf(name);
    if (fields && fields.length > 0 && fields.every(({ type }) => isFilled(type)))
      return { name, fields };
  }
  return null;
}

/** Claims a token once. The claimant pays for its row. */
export function airgrab(
  contract: string,
  { name, fields }: AirgrabCall,
  symbol: TokenSymbol,
  actor: string,
  permission: string,
): Action {
  const data = Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field.type, symbol, actor)]),
  );
  return { account: contract, name, authorization: [{ actor, permission }], data };
}

const isFilled = (type: string) => ['name', 'asset', 'symbol', 'symbol_code'].includes(type);

function valueOf(type: string, symbol: TokenSymbol, actor: string): string {
  switch (type) {
    case 'asset':
      return `${formatUnits(0n, symbol.precision)} ${symbol.code}`;
    case 'symbol':
      return formatSymbol(symbol);
    case 'symbol_code':
      return symbol.code;
    default:
      return actor;
  }
}
