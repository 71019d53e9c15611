import type { ChainKey } from '../../config/registry.ts';
import type { ChainConfig } from '../../config/types.ts';
import { hasInjected, hasMetaMask } from './injected.ts';
import { protonCliChains } from './proton-cli-chains.ts';
import type { Device, Wallet } from './wallet.ts';

const both: readonly Device[] = ['desktop', 'mobile'];
const desktop: readonly Device[] = ['desktop'];
const proton: readonly ChainKey[] = ['proton', 'proton-test'];
const commandLine = () => import('./command-line.ts');
const scatterDesktop = () => import('./scatter-desktop.ts');
const scatterWallets = () => import('./scatter-wallets.ts');
const esrWallets = () => import('./esr-wallets.ts');

/** All usable wallets, the most popular first. */
const everywhere = [
  {
    id: 'anchor',
    type: 'app',
    provesLogIn: true,
    name: 'Anchor',
    devices: both,
    website: 'https://www.greymass.com/anchor',
    takesSponsor: true,
    staysSelected: true,
    load: () => import('./anchor.ts'),
  },
  {
    id: 'WaxCW',
    type: 'website',
    name: 'My Cloud Wallet',
    chains: ['wax', 'wax-test'],
    devices: both,
    website: 'https://www.mycloudwallet.com',
    load: () => import('./cloud-wallet.ts'),
  },
  {
    id: 'proton',
    type: 'app',
    provesLogIn: true,
    name: 'WebAuth',
    chains: proton,
    devices: both,
    website: 'https://webauth.com',
    load: async () => (await esrWallets()).webAuth,
  },
  {
    id: 'ledger',
    type: 'device',
    provesLogIn: true,
    name: 'Ledger',
    devices: desktop,
    input: 'device-key',
    website: 'https://www.ledger.com',
    takesSponsor: true,
    staysSelected: true,
    load: () => import('./ledger/ledger.ts'),
  },
  {
    id: 'tokenpocket',
    type: 'extension',
    name: 'TokenPocket',
    devices: both,
    website: 'https://www.tokenpocket.pro',
    isInstalled: hasInjected,
    load: async () => (await scatterWallets()).tokenPocket,
  },
  {
    id: 'wombat',
    type: 'extension',
    name: 'Wombat',
    chains: ['eos', 'wax', 'telos'],
    devices: both,
    website: 'https://www.wombat.app',
    isInstalled: hasInjected,
    load: async () => (await scatterWallets()).wombat,
  },
  {
    id: 'metamask',
    type: 'extension',
    name: 'MetaMask',
    chains: ['eos', 'wax', 'telos', 'jungle', 'kylin'],
    devices: desktop,
    input: 'wallet-key',
    website: 'https://unicove.com/metamask',
    isInstalled: hasMetaMask,
    load: () => import('./metamask.ts'),
  },
  {
    id: 'esr',
    type: 'app',
    provesLogIn: true,
    name: 'QR code (ESR)',
    devices: both,
    website: 'https://eosio.to',
    load: async () => (await esrWallets()).anyEsrWallet,
  },
  {
    id: 'ScatterSockets',
    type: 'app',
    name: 'Scatter Desktop',
    devices: desktop,
    takesSponsor: true,
    website: 'https://github.com/GetScatter/ScatterDesktop/releases',
    calledDirectly: true,
    load: scatterDesktop,
  },
  {
    id: 'ScatterSocketsManual',
    type: 'app',
    name: 'Scatter Desktop (host and port)',
    devices: desktop,
    input: 'address',
    website: 'https://github.com/GetScatter/ScatterDesktop/releases',
    calledDirectly: true,
    load: scatterDesktop,
  },
  {
    id: 'ScatterExtension',
    type: 'extension',
    name: 'Scatter extension',
    devices: desktop,
    website: 'https://github.com/GetScatter/ScatterWebExtension',
    takesSponsor: true,
    isInstalled: hasInjected,
    load: async () => (await scatterWallets()).scatterExtension,
  },
  {
    id: 'cleos',
    type: 'terminal',
    name: 'cleos',
    devices: desktop,
    input: 'account',
    website: 'https://github.com/AntelopeIO/spring',
    staysSelected: true,
    load: async () => (await commandLine()).cleos,
  },
  {
    id: 'clio',
    type: 'terminal',
    name: 'clio',
    chains: ['fio', 'fio-test'],
    devices: desktop,
    input: 'account',
    website: 'https://github.com/fioprotocol/fio',
    staysSelected: true,
    load: async () => (await commandLine()).clio,
  },
  {
    id: 'eosc',
    type: 'terminal',
    name: 'eosc',
    devices: desktop,
    input: 'account',
    website: 'https://github.com/eoscanada/eosc',
    staysSelected: true,
    load: async () => (await commandLine()).eosc,
  },
  {
    id: 'protoncli',
    type: 'terminal',
    name: 'proton-cli',
    chainIds: [...protonCliChains.keys()],
    devices: desktop,
    input: 'account',
    website: 'https://github.com/XPRNetwork/proton-cli',
    sendsItself: true,
    load: async () => (await commandLine()).protonCli,
  },
] as const satisfies readonly Wallet[];

/** Builds for real chains contain neither this entry nor its module. */
const onTestChains = import.meta.env.DEVELOPMENT_KEY
  ? ([
      {
        id: 'key',
        type: 'key',
        provesLogIn: true,
        name: 'Development key',
        devices: both,
        input: 'private-key',
        takesSponsor: true,
        load: () => import('../session/development-key.ts'),
      },
    ] as const satisfies readonly Wallet[])
  : [];

type WalletId = (typeof everywhere | typeof onTestChains)[number]['id'];

export const wallets: readonly (Wallet & { readonly id: WalletId })[] = [
  ...everywhere,
  ...onTestChains,
];

type Chain = Pick<ChainConfig, 'key' | 'chainId'>;

/** Whether a wallet signs on a chain. */
export function signsOn({ chains, chainIds }: Wallet, { key, chainId }: Chain): boolean {
  return (chains?.includes(key) ?? true) && (chainIds?.includes(String(chainId)) ?? true);
}

/** The wallets for a chain, on any device. */
export function walletsOn(chain: Chain): readonly Wallet[] {
  return wallets.filter((wallet) => signsOn(wallet, chain));
}

/** The wallets for a chain and a device. */
export function walletsFor(chain: Chain, device: Device): readonly Wallet[] {
  return walletsOn(chain).filter(({ devices }) => devices.includes(device));
}

export function walletById(id: string): Wallet | undefined {
  return wallets.find((wallet) => wallet.id === id);
}
