import { type DappLogo, dappLogos } from './dapp-logos.ts';

/** A published dApp. */
export interface Dapp extends DappLogo {
  readonly name: string;
  readonly website: string;
}

/** Names and websites by a dApp's first account, from the same source. */
const about: Readonly<Record<string, readonly [name: string, website: string]>> = {
  eostokensdex: ['Alcor.exchange', 'https://alcor.exchange'],
  'swap.sx': ['SX', 'https://github.com/stableex'],
  names: ['EOSNameService', 'http://eosnameservice.io'],
  prospectorsc: ['Prospectors', 'https://prospectors.io'],
  appicsappics: ['APPICS', 'https://appics.com'],
  boidcomtoken: ['Boid', 'https://boid.com'],
  billionairet: ['The Billionaire Token', 'https://BillionaireToken.com'],
  swordnmagicm: ['Crypto Sword & Magic', 'https://www.cryptoswordandmagic.com'],
  dmaildotcobp: ['dmail', 'https://dmail.co'],
  murmurdappco: ['Murmur', 'http://murmurdapp.com'],
  emanateoneos: ['Emanate', 'https://emanate.live'],
  pixeos1token: ['pixEOS', 'https://pixeos.io'],
  everipediaiq: ['Everipedia', 'https://everipedia.org'],
  eosdactokens: ['eosDAC', 'https://members.eosdac.io'],
  thedeosgames: ['DEOS Games', 'https://deosgames.com'],
  chintailease: ['Chintai', 'http://chintai.io'],
  newdexpocket: ['Newdex', 'https://newdex.io'],
  eosnameswaps: ['EOS Name Swaps', 'https://www.eosnameswaps.com'],
};

/** The published dApps of a chain. */
export function publishedDapps(chain: string): readonly Dapp[] {
  return dappLogos(chain).flatMap((dapp) => {
    const [name, website] = about[dapp.accounts[0] ?? ''] ?? [];
    return name === undefined || website === undefined ? [] : [{ ...dapp, name, website }];
  });
}
