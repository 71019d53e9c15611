import { defineChain } from '../define-chain.ts';
import { noServices } from '../no-services.ts';
import { fio } from './fio.ts';

/** The contracts of FIO, on nodes of their own. */
export const fioTest = defineChain({
  ...fio,
  ...noServices,
  key: 'fio-test',
  chainId: 'b20901380af44ef59c5918439a1f9a41d83669020319a80574b804a5f95cbd7e',
  startDate: null,
  displayName: 'FIO Testnet',
  domainTitle: 'FIO Testnet',
  testnet: true,
  testnetPages: {
    account: 'https://monitor.testnet.fioprotocol.io',
    faucet: 'https://monitor.testnet.fioprotocol.io',
  },
  accent: { light: '#2f5b8f', dark: '#9dc3f2' },
  endpoints: {
    default: [
      'https://fiotestnet.greymass.com',
      'https://fiotestnet.blockpane.com',
      'https://test.fio.eosusa.io',
      'https://api.testnet.fiosweden.org',
    ],
    actions: ['https://fiotestnet.greymass.com', 'https://test.fio.eosusa.io'],
    transactions: ['https://fiotestnet.greymass.com', 'https://test.fio.eosusa.io'],
    provider: ['https://fiotestnet.greymass.com', 'https://test.fio.eosusa.io'],
  },
  hyperionUrl: 'https://api.testnet.fiosweden.org',
});
