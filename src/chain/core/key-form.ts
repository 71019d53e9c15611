const FORM = /^(EOS|FIO|PUB_(K1|R1|WA)_)[1-9A-HJ-NP-Za-km-z]{50,}$/;

/** Whether a text has the format of a public key. Does not check the checksum. */
export function hasKeyForm(text: string): boolean {
  return FORM.test(text);
}
