/** The user declined the transaction in the review. */
export class SigningCanceled extends Error {
  constructor() {
    super('The transaction was not signed');
    this.name = 'SigningCanceled';
  }
}
