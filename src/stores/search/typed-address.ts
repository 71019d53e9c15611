const KEY = 'typed-address';

const addressNow = () => location.pathname + location.search;

/** Notes that the page wrote the address itself, from what was typed into it in this tab. */
export function noteTypedAddress(): void {
  try {
    sessionStorage.setItem(KEY, addressNow());
  } catch {
    // Without storage the address counts as a link after a reload.
  }
}

/** Whether the address is the one this tab wrote last. A link cannot set that note. */
export function isTypedAddress(): boolean {
  try {
    return sessionStorage.getItem(KEY) === addressNow();
  } catch {
    return false;
  }
}
