/* oxlint-disable no-console -- the connection's log is the console's */
/** Connection events, for a log or an indicator. */
export type PushEvent = 'connect-error' | 'connected' | 'reconnected' | 'disconnected';

/** Logs connection events: losses as warnings, reconnects as information. */
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
