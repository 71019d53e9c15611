import type { TransactionOutcome } from '#src/stores/wallet/wallet-state.ts';

type Sent = Extract<TransactionOutcome, { kind: 'sent' }>;

/** The outcome of a transaction that a node accepted. */
export const sentOutcome = (
  about: Pick<Sent, 'transactionId'> & Partial<Omit<Sent, 'kind'>>,
): Sent => ({
  kind: 'sent',
  blockNum: null,
  acceptedBy: null,
  foreignFrom: null,
  delaySeconds: 0,
  actions: [],
  before: null,
  ...about,
});
