/** A user's session can no longer be taken up: they have to log in again. */
export class SessionGone extends Error {
  constructor(user: string, options?: ErrorOptions) {
    super(`${user} cannot be resumed`, options);
    this.name = 'SessionGone';
  }
}
