/** Where the place in a page is stored while its language changes. */
export const placeKey = 'pronghorn.place';

/** Whether the visitor came here by a change of the language. */
export function hasPlace(): boolean {
  try {
    return sessionStorage.getItem(placeKey) !== null;
  } catch {
    return false;
  }
}
