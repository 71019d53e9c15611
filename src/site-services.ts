import type { ChainConfig } from './chain/config/types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables that name a service, and where a chain's configuration has it. */
const SERVICES = {
  HYPERION_URL: 'hyperionUrl',
  LIGHT_API_URL: 'lightApi',
  NFT_URL: 'atomicAssetsApi',
  BACKEND_URL: 'backendUrl',
  PUSH_URL: 'pushUrl',
  ACCOUNT_URL: 'accountServiceUrl',
  IMAGE_URL: 'imageServiceUrl',
  SWAP_URL: 'swapUrl',
  WRAP_URL: 'wrapUrl',
} as const satisfies Readonly<Record<string, keyof ChainConfig>>;

type Variable = keyof typeof SERVICES;

/** Only XPR has screens for them. */
const EXCHANGE: ReadonlySet<Variable> = new Set(['SWAP_URL', 'WRAP_URL']);

/** Services of one chain. Others serve several chains at one address. */
const OF_ONE_CHAIN: readonly Variable[] = ['HYPERION_URL', 'NFT_URL', 'BACKEND_URL', 'PUSH_URL'];

/** Throws if chains of this build would share a service that serves one chain. */
export function checkServices(chains: readonly ChainConfig[], env: Environment): void {
  if (chains.length < 2) return;
  for (const variable of OF_ONE_CHAIN)
    if (env[variable] && !env[variable].includes('{chain}'))
      throw new Error(`${variable} must have {chain} where more than one chain is built.`);
}

/**
 * A chain with the services of the environment instead of its file's. `{chain}` in an address stands
 * for the chain's key. Throws if one is no http address, or no ws address for the push channel.
 */
export function withServices(chain: ChainConfig, env: Environment): ChainConfig {
  const named = (Object.keys(SERVICES) as Variable[]).flatMap((variable) => {
    const text = env[variable]?.replaceAll('{chain}', chain.key);
    if (!text || (EXCHANGE.has(variable) && !chain.features.includes('xpr-staking'))) return [];
    return [[SERVICES[variable], serviceUrl(variable, text)] as const];
  });
  if (named.length === 0) return chain;
  const changed: ChainConfig = { ...chain, ...Object.fromEntries(named) };
  return {
    ...changed,
    historyTypes: env['HYPERION_URL'] ? withHyperion(chain) : chain.historyTypes,
    lightApiNetwork: changed.lightApi === null ? null : (chain.lightApiNetwork ?? chain.key),
  };
}

const withHyperion = ({ historyTypes }: ChainConfig): ChainConfig['historyTypes'] => [
  'hyperion',
  ...historyTypes.filter((type) => type !== 'hyperion'),
];

function serviceUrl(variable: Variable, text: string): string {
  const scheme = variable === 'PUSH_URL' ? 'ws' : 'http';
  const pattern = scheme === 'ws' ? /^wss?:\/\/[^/]/ : /^https?:\/\/[^/]/;
  if (!pattern.test(text) || !URL.canParse(text))
    throw new Error(`${variable} is "${text}", which is no ${scheme} address.`);
  return text.replace(/\/+$/, '');
}
