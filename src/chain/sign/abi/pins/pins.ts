import { knownTokens } from '../../../config/known-accounts.ts';
import type { ChainConfig } from '../../../config/types.ts';
import type { PublishedAbi } from './pinned-abi.ts';

/** The configuration that selects a pin. */
type PinnedChain = Pick<
  ChainConfig,
  'key' | 'systemContract' | 'coreSymbol' | 'legacySymbol' | 'accounts' | 'readOnly'
>;

/** A published ABI used for packing and decoding, whatever a node reports. */
export interface Pin {
  /** The sha256 of the file, in hex. */
  readonly sha256: string;
  readonly load: () => Promise<{ readonly default: PublishedAbi }>;
  /** The accounts that run this contract. */
  readonly accounts: (chain: PinnedChain) => readonly string[];
}

/** Tokens with more actions than a token. */
const CORE_VAULTA = 'core.vaulta';
const WRAM = 'eosio.wram';
const withOwnPin = [CORE_VAULTA, WRAM];

const isFio = ({ systemContract }: PinnedChain) => systemContract === 'fio';
const isXpr = ({ systemContract }: PinnedChain) => systemContract === 'xpr';
const only = (has: (chain: PinnedChain) => boolean, ...names: string[]) => {
  return (chain: PinnedChain) => (has(chain) ? names : []);
};
/** Chains that are only read may run contracts of their own: their node's ABI is used. */
const runsPublished = (chain: PinnedChain) => !isFio(chain) && chain.readOnly === null;
const wherePublished = (account: (chain: PinnedChain) => readonly string[]) => {
  return (chain: PinnedChain) => (runsPublished(chain) ? account(chain) : []);
};

/** To add a pin, add its file and a row. A test checks each file against its hash. */
export const pins: readonly Pin[] = [
  {
    sha256: '6db9345664fd400d3726eb68ed4ead7202888378bd45273ed4fb814ba025d488',
    load: () => import('./eosio.system.json'),
    accounts: wherePublished((chain) => (isXpr(chain) ? [] : [chain.accounts.system])),
  },
  {
    sha256: 'd8b90f51e5a10f05b5d4f5373e793795a98886e13eb7a221eed857b675801b24',
    load: () => import('./xpr.system.json'),
    accounts: (chain) => (isXpr(chain) ? [chain.accounts.system] : []),
  },
  {
    sha256: '5271e734495a01c79b208e3ec9b98918f4a41cd3ed861b1f794a2767b896bd4b',
    load: () => import('./fio.system.json'),
    accounts: (chain) => (isFio(chain) ? [chain.accounts.system] : []),
  },
  {
    sha256: 'a24ecfd5f2a3e0b43586a0b23b54ee555ccfc3aa2c5826867bad588db199a100',
    load: () => import('./eosio.token.json'),
    accounts: wherePublished((chain) =>
      [...knownTokens(chain).values()].filter((contract) => !withOwnPin.includes(contract)),
    ),
  },
  {
    sha256: 'aa2af70d2c08f4e31f4848145f38790727b72c4c38437bd35e6b45327df291e0',
    load: () => import('./core.vaulta.json'),
    // Elsewhere anyone may have that name.
    accounts: ({ accounts: { systemWrapper } }) =>
      systemWrapper === undefined ? [] : [systemWrapper],
  },
  {
    sha256: '88daa4cea58736c5e84984976a1980e3edc68b44c21a82f2ca029a9270cef343',
    load: () => import('./eosio.wram.json'),
    accounts: wherePublished(() => [WRAM]),
  },
  {
    sha256: 'e59aa58187bae36cef23040251e78cb1f7a8bc61b7eb112547c5fd9d08e6835d',
    load: () => import('./eosio.msig.json'),
    accounts: wherePublished(({ accounts }) => [accounts.msig]),
  },
  {
    sha256: 'c7c18b08b002fb019c0f3ddc7493faf37e5064ea024baf0364b4b57270d526ed',
    load: () => import('./eosio.wrap.json'),
    accounts: wherePublished(({ accounts }) => [accounts.wrap]),
  },
  {
    sha256: '57bc922ac4ec7c935a673628c9d46ae2b6a211b3c403d1e5d01518346843d92d',
    load: () => import('./simpleassets.json'),
    accounts: wherePublished(() => ['simpleassets']),
  },
  {
    sha256: 'e784a92352b505c97dcee5ed81173b9f29e9f2685c20f8acafbd0aacb1a580b9',
    load: () => import('./atomicassets.json'),
    accounts: wherePublished(() => ['atomicassets']),
  },
  {
    sha256: 'a6306023f6425699a62c6b4c182b145348368b29766cf88af407a5e8e27f827a',
    load: () => import('./atomicmarket.json'),
    accounts: wherePublished(() => ['atomicmarket']),
  },
  {
    sha256: 'c48f5af4a3d1d0c2e4383e53e102012eff58af2e80fd2db7716ff6b24d89ab33',
    load: () => import('./eosio.proton.json'),
    accounts: only(isXpr, 'eosio.proton'),
  },
  {
    sha256: '3b133a977844739e75ddfae31fae823de73579c019994106812426fb6d4a85e8',
    load: () => import('./fio.token.json'),
    accounts: (chain) => (isFio(chain) ? [chain.accounts.token] : []),
  },
  {
    sha256: '0fa5a7bf911ca2c76a8a9068c601bcc3b955d29bc2496607fea2363951b236bd',
    load: () => import('./fio.msig.json'),
    accounts: (chain) => (isFio(chain) ? [chain.accounts.msig] : []),
  },
  {
    sha256: '60eb2eafdc84c1fcbbd86a2687a5bc42ebfe9c705c59058c6cc2b189818657ed',
    load: () => import('./fio.address.json'),
    accounts: only(isFio, 'fio.address'),
  },
  {
    sha256: 'cb295971bff92f20bed7cacfdd5ee88770d10db8f265bdaa9b0a1f401c3a5e83',
    load: () => import('./fio.fee.json'),
    accounts: only(isFio, 'fio.fee'),
  },
  {
    sha256: 'c4f97aa0d1ad27e80d4f897da87ff78426ed6dbf18c7c18e457169999f5a06cb',
    load: () => import('./fio.oracle.json'),
    accounts: only(isFio, 'fio.oracle'),
  },
  {
    sha256: 'ed6b384bf8be8a0fa10b64f775b4373b69423f49136763020b7249ca54144fc2',
    load: () => import('./fio.perms.json'),
    accounts: only(isFio, 'fio.perms'),
  },
  {
    sha256: 'fca85d188d64e3b8be00145897d58619b5a58720574d35f4e27a83331bd00243',
    load: () => import('./fio.treasury.json'),
    accounts: only(isFio, 'fio.treasury'),
  },
  {
    sha256: 'db5ce0b072d85140e274d135c7a491a84cd4d3e482a7d275f6f9a3caa981bcda',
    load: () => import('./fio.staking.json'),
    accounts: only(isFio, 'fio.staking'),
  },
  {
    sha256: '859ef9f022111271e4ea9addea30276eb07126454202ac506b27e9e0381437d6',
    load: () => import('./fio.escrow.json'),
    accounts: only(isFio, 'fio.escrow'),
  },
  {
    sha256: 'd33622c3a65bb541c446ecbf9d30b3c2a578689d00f84d8574230b2cb376897a',
    load: () => import('./fio.reqobt.json'),
    accounts: only(isFio, 'fio.reqobt'),
  },
  {
    sha256: 'c6dba1bbebb6fcdb9096cdca462c196169403c796b68daed881adb62da6f354b',
    load: () => import('./fio.tpid.json'),
    accounts: only(isFio, 'fio.tpid'),
  },
];

/** The published ABI of a contract; null if there is no pin. */
export async function publishedAbi(
  chain: PinnedChain,
  account: string,
): Promise<PublishedAbi | null> {
  const pin = pins.find(({ accounts }) => accounts(chain).includes(account));
  return pin ? (await pin.load()).default : null;
}
