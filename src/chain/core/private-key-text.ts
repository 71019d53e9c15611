/**
 * A private key inside a text, whole or so far typed that little of it is missing: PVT_…, a WIF (5…,
 * which is also recognised with a mistyped letter, or right after other letters), a compressed WIF (K…
 * or L…). `layouts/inline/secret.js` repeats it, because it runs before any module.
 */
export const privateKeyPattern =
  /PVT_\w{12,}|\b(?:5[HJK]\w{30,}|(?:5\w{50}|[KL]\w{51})\b|(?!SIG_)\w+5[HJK][1-9A-HJ-NP-Za-km-z]{49})/;

/** Who copies a key from a page may copy characters that nobody sees. `secret.js` has them too. */
export const unseenCharacters = /[\p{Cf}\u034f]/gu;

/** Whether a text, or any text inside a list or object, holds a private key. */
export function holdsPrivateKey(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const candidate = open.pop();
    if (typeof candidate === 'string') {
      if (privateKeyPattern.test(candidate.replace(unseenCharacters, ''))) return true;
    } else if (Array.isArray(candidate))
      for (const inner of candidate as unknown[]) open.push(inner);
    else if (typeof candidate === 'object' && candidate !== null)
      for (const inner of Object.values(candidate)) open.push(inner);
  }
  return false;
}
