import { vaultaFeatures } from '../features.ts';
import { vaulta } from '../vaulta.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const jungle = defineChain({
  ...vaulta,
  key: 'jungle',
  chainId: '73e4385a2708e6d7048834fbc1079f2fabb17b3c125b146af438971e90716c4d',
  startDate: '2022-02-22',
  displayName: 'Jungle 4',
  domainTitle: 'Jungle 4 Testnet',
  testnet: true,
  testnetPages: {
    account: 'https://monitor4.jungletestnet.io/#account',
    faucet: 'https://monitor4.jungletestnet.io/#faucet',
  },
  accent: { light: '#1f6534', dark: '#7fd197' },
  endpoints: {
    default: [
      'https://jungle.eosusa.io',
      'https://jungle4.api.eosnation.io',
      'https://jungle4.greymass.com',
      'https://jungle4.cryptolions.io',
      'https://jungle4.eosphere.io',
      'https://jungle4.eossweden.org',
    ],
    actions: ['https://jungle4.greymass.com', 'https://jungle4.cryptolions.io'],
    transactions: ['https://jungle4.greymass.com', 'https://jungle4.cryptolions.io'],
    provider: ['https://jungle.eosusa.io', 'https://jungle4.greymass.com'],
  },
  hyperionUrl: 'https://jungle4.cryptolions.io',
  features: [...vaultaFeatures, 'simple-creation'],
  nftsEnabled: true,
  rexEnabled: true,
  supportsRentbw: true,
  evm: { contract: 'eosio.evm', links: 'names' },
  known: {
    ...nothingKnown,
    contracts: ['atomicassets', 'atomicmarket', 'simpleassets', 'regproxyinfo'],
    tokens: { WRAM: 'eosio.wram' },
  },
});
