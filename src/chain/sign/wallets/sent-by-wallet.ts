/**
 * A wallet signed and sent a transaction by itself, so that nothing is left to send. Its id is what
 * the wallet said: nothing here has seen the transaction on the chain.
 */
export class SentByWallet extends Error {
  readonly transactionId: string;

  constructor(transactionId: string) {
    super(`The wallet sent ${transactionId}`);
    this.name = 'SentByWallet';
    this.transactionId = transactionId;
  }
}
