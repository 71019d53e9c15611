/** Beginnings of texts as long as a private key that are none. */
const PUBLIC = /^(PUB_|SIG_|EOS|FIO|esr:|web\+esr:)/i;
/** Base 58, hex or base 64 of about 32 bytes, with room for a key that was copied in part. */
const AS_LONG_AS_A_KEY = /[0-9A-Za-z+/=_]{40,75}/;
/** Words of a seed phrase. */
const SEED_WORDS = /^([a-z]{3,8}\s+){11,}[a-z]{3,8}$/;

/**
 * Whether a text may be a private key in any format, mistyped or not. Such a text is not written to
 * the address, which the browser keeps: a link is worth less than a key.
 */
export function mayBeSecret(text: string): boolean {
  const trimmed = text.trim();
  if (/PVT_/i.test(trimmed) || SEED_WORDS.test(trimmed.toLowerCase())) return true;
  return trimmed
    .split(/[^0-9A-Za-z+/=_:-]+/)
    .some((word) => !PUBLIC.test(word) && word.length <= 75 && AS_LONG_AS_A_KEY.test(word));
}

/** A private key in a format of the chain: it is not decoded, so that it is not shown. */
export function isPrivateKeyForm(text: string): boolean {
  return /^PVT_/i.test(text) || /^[5KL][1-9A-HJ-NP-Za-km-z]{50,51}$/.test(text);
}
