import { classic } from '../classic.ts';
import { eosioFeatures } from '../features.ts';
import { defineChain } from '../define-chain.ts';

export const bos = defineChain({
  ...classic,
  key: 'bos',
  chainId: 'd5a3d18fbb3c084e3b1f3fa98c21014b5f3db536cc15d08f9f6479517c6a3d86',
  coreSymbol: { code: 'BOS', precision: 4 },
  startDate: '2019-01-01',
  displayName: 'BOS',
  domainTitle: 'BOS',
  accent: { light: '#0b5f5a', dark: '#62cdbf' },
  endpoints: {
    default: ['https://api.bossweden.org', 'https://hapi.bos.eosrio.io', 'https://bos.eosphere.io'],
    actions: ['https://api.bossweden.org', 'https://hapi.bos.eosrio.io'],
    transactions: ['https://api.bossweden.org', 'https://hapi.bos.eosrio.io'],
    provider: ['https://api.bossweden.org'],
  },
  mayNotAnswer: true,
  hyperionUrl: 'https://bos.hyperion.eosrio.io',
  features: [...eosioFeatures, 'simple-creation'],
  rexEnabled: true,
});
