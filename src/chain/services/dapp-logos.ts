import type { ChainKey } from '../config/registry.ts';

/** A published dApp as an account's page needs it. */
export interface DappLogo {
  readonly logo: string;
  readonly accounts: readonly string[];
  readonly chains: readonly ChainKey[];
}

/**
 * Accounts and logos of published dApps, as of 2026-11-22. Source: the list of dApps in the public
 * package @bloks/constants 28.11.4 (MIT). Their names and websites are in `published-dapps.ts`.
 */
const dapps: readonly DappLogo[] = [
  {
    logo: 'https://i.ibb.co/dKDYDMc/vectorpaint.png',
    accounts: ['eostokensdex'],
    chains: ['eos', 'wax', 'telos'],
  },
  {
    logo: 'https://raw.githubusercontent.com/eoscafe/eos-airdrops/master/logos/sx.png',
    accounts: [
      'swap.sx',
      'vigor.sx',
      'stable.sx',
      'flash.sx',
      'push.sx',
      'network.sx',
      'registry.sx',
      'miner.sx',
      'cross.sx',
      'nav.sx',
      'fee.sx',
      'trade.sx',
      'vaults.sx',
      'proxy.sx',
      'dust.sx',
      'curve.sx',
    ],
    chains: ['eos'],
  },
  {
    logo: 'https://avatars1.githubusercontent.com/u/73891041',
    accounts: ['names'],
    chains: ['eos', 'wax'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/prospectors.png',
    accounts: ['prospectorsc'],
    chains: ['eos'],
  },
  {
    logo: 'https://i.imgur.com/Ts9CNN5.png',
    accounts: ['appicsappics'],
    chains: ['eos'],
  },
  {
    logo: 'https://raw.githubusercontent.com/boid-com/assets/master/boidLogo-lg.png',
    accounts: ['boidcomtoken', 'boidcompower', 'boidcommint1', 'boidcompromo'],
    chains: ['eos'],
  },
  {
    logo: 'https://BillionaireToken.com/images/logo_big.png',
    accounts: [
      'billionairet',
      'billionraffl',
      'billionburnr',
      'billionbot11',
      'billionbot12',
      'billionbot13',
      'billionbot14',
    ],
    chains: ['eos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/cryptosnm.png',
    accounts: ['swordnmagicm'],
    chains: ['eos'],
  },
  {
    logo: 'https://www.dmail.co/logosym_256.png',
    accounts: ['dmaildotcobp'],
    chains: ['eos', 'telos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/murmur.png',
    accounts: ['murmurdappco', 'murmurtokens', 'murmurfreeac'],
    chains: ['eos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/emanate.png',
    accounts: ['emanateoneos', 'emanateissue'],
    chains: ['eos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/pixeos.png',
    accounts: ['pixeos1token', 'pixeos1admin', 'pixeos1start'],
    chains: ['eos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/everipedia.jpg',
    accounts: ['everipediaiq', 'eparticlectr'],
    chains: ['eos'],
  },
  {
    logo: 'https://raw.githubusercontent.com/eoscafe/eos-dapps/master/logos/eosdac.png',
    accounts: ['eosdactokens', 'eosdacserver', 'eosdacthedac', 'daccustodian'],
    chains: ['eos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/deosgames.png',
    accounts: ['thedeosgames', 'deosgameissu'],
    chains: ['eos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/chintai.png',
    accounts: ['chintailease', 'chintaiproxy', 'bidchextoken', 'chexchexchex'],
    chains: ['eos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/newdex.png',
    accounts: ['newdexpocket'],
    chains: ['eos'],
  },
  {
    logo: 'https://explorer.xprnetwork.org/img/dapps/eosnameswaps.png',
    accounts: ['eosnameswaps'],
    chains: ['eos'],
  },
];

/** The published dApps of a chain. */
export function dappLogos(chain: string): readonly DappLogo[] {
  return dapps.filter(({ chains }) => chains.some((one) => one === chain));
}

/** The logo of the account's dApp, or null. */
export function dappLogo(chain: string, account: string): string | null {
  const dapp = dappLogos(chain).find(({ accounts }) => accounts.includes(account));
  return dapp?.logo ?? null;
}
