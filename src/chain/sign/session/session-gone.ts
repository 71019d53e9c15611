/** A user's session cannot be resumed. They must log in again. */
export class SessionGoneError extends Error {
  constructor(user: string, options?: ErrorOptions) {
    super(`${user} cannot be resumed`, options);
    this.name = 'SessionGoneError';
  }
}
