/* eslint-disable no-console -- the connection's log is the console's */
/** What befell the connection, for a log or a mark on the screen. */
export type PushEvent = 'connect-error' | 'connected' | 'reconnected' | 'disconnected';

/** Logs what befell a push connection: losses as warnings, its return as information. */
export function logPush(event: PushEvent, url: string): void {
  switch (event) {
    case 'connect-error':
      console.warn(`Push channel ${url}: could not connect`);
      return;
    case 'disconnected':
      console.warn(`Push channel ${url}: disconnected`);
      return;
    case 'reconnected':
      console.info(`Push channel ${url}: reconnected`);
      return;
    case 'connected':
  }
}
