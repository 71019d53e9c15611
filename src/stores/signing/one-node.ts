const STORED = 'pronghorn.one-node';

/** Whether the user signs in this session although there is no second operator. */
export function isOneNodeAccepted(): boolean {
  try {
    return sessionStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

export function acceptOneNode(): void {
  try {
    sessionStorage.setItem(STORED, 'accepted');
  } catch {
    // Without storage each review needs the checkbox.
  }
}
