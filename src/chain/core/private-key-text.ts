/**
 * A private key inside a text, whole or so far typed that little of it is missing: PVT_…, a WIF (5…,
 * which is also recognised with a mistyped letter), a compressed WIF (K… or L…).
 * `layouts/inline/secret.js` repeats it, because it runs before any module.
 */
export const privateKeyPattern =
  /PVT_\w{12,}|(?<!\w)(?:5[HJK][0-9A-Za-z]{30,}|5\w{50}(?!\w)|[KL][1-9A-HJ-NP-Za-km-z]{51}(?!\w))/;

/** Whether a text, or any text inside a list or object, holds a private key. */
export function holdsPrivateKey(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string') {
      if (privateKeyPattern.test(one)) return true;
    } else if (Array.isArray(one)) for (const inner of one as unknown[]) open.push(inner);
    else if (typeof one === 'object' && one !== null)
      for (const inner of Object.values(one)) open.push(inner);
  }
  return false;
}
