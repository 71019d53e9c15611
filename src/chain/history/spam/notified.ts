/** An action that notifies more accounts than this is a mass mailing. */
export const NOTIFIED = 20;
