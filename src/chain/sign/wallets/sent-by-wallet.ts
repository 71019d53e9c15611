/**
 * The wallet signed and sent the transaction itself, so nothing is left to send. The id is from the
 * wallet; it was not checked on the chain.
 */
export class SentByWalletError extends Error {
  readonly transactionId: string;

  constructor(transactionId: string) {
    super(`The wallet sent ${transactionId}`);
    this.name = 'SentByWalletError';
    this.transactionId = transactionId;
  }
}
