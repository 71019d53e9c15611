const KEY = 'typed-address';

const addressNow = () => location.pathname + location.search;

/** Notes that the page itself wrote the address, from what was typed in this tab. */
export function noteTypedAddress(): void {
  try {
    sessionStorage.setItem(KEY, addressNow());
  } catch {
    // Without storage the address counts as a link after a reload.
  }
}

/** Whether this tab wrote the current address. A link cannot set this note. */
export function isTypedAddress(): boolean {
  try {
    return sessionStorage.getItem(KEY) === addressNow();
  } catch {
    return false;
  }
}
