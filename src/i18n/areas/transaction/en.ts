export const texts = {
  transaction: 'Transaction',
  copyId: 'Copy transaction id',
  producer: 'Produced by',
  status: {
    executed: 'Executed',
    soft_fail: 'Failed, handled',
    hard_fail: 'Failed',
    delayed: 'Delayed',
    expired: 'Expired',
  },
  irreversible: 'Irreversible',
  irreversibleIn: (count: string) =>
    count === '1' ? 'Irreversible in 1 block' : `Irreversible in ${count} blocks`,
  cpu: 'CPU',
  net: 'NET',
  delay: 'Delay',
  expires: 'Expires',
  actions: 'Actions',
  signatures: 'Signatures',
  details: 'Details',
  source: 'Source',
  statusLabel: 'Status',

  tokenFlow: 'Token flow',
};
