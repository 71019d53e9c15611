/** The user looked at a transaction and did not want it signed. */
export class SigningCanceled extends Error {
  constructor() {
    super('The transaction was not signed');
    this.name = 'SigningCanceled';
  }
}
