import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';

/** A typical transaction, as a placeholder while one loads. */
export const transactionStub: TransactionView = {
  id: '0'.repeat(64),
  status: 'executed',
  blockNum: 100_000_000,
  blockTime: 1_600_000_000_000,
  cpuUsage: 250,
  netUsage: 128,
  delaySeconds: 0,
  expiration: null,
  producer: 'aproducer123',
  signatures: [],
  actions: [
    {
      account: 'eosio.token',
      name: 'transfer',
      data: null,
      hexData: null,
      authorization: [{ actor: 'eosio.token', permission: 'active' }],
      ordinal: 1,
      receivers: [],
      globalSequence: null,
      console: '',
      ramDeltas: [],
      inline: [],
    },
  ],
  raw: null,
  source: '',
};
