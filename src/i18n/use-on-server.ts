import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True while a server draws the page and while a browser takes over what the server drew. */
export function useOnServer(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
