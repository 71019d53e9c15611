const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}12345`;
const LENGTH = 12;

/**
 * A random proposal name: twelve characters, the first a letter.
 * @param random as many bytes
 */
export function suggestedProposalName(
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(LENGTH)),
): string {
  return Array.from(random.subarray(0, LENGTH), (byte, place) => {
    const from = place === 0 ? LETTERS : CHARACTERS;
    return from.charAt(byte % from.length);
  }).join('');
}
