export const texts = {
  title: 'Sign',
  logIn: 'Log in to sign',
  review: (level: string) => `Review as ${level}`,
  /** It has a callback for the outcome. */
  callback:
    'It asks for a callback. This site does not send the result there. If its maker waits for it, sign in a wallet instead.',
  /** Why it cannot be signed here. */
  obstacles: {
    identity: 'It asks who you are. Such proofs are made in a wallet.',
    'other-chain': 'It is for another chain, so it cannot be signed here.',
    'not-sent':
      'Its maker asks for a signature without sending the transaction. Sign it in a wallet.',
    'no-actions': 'It has no actions to sign.',
    expired: 'It has expired. Ask its maker for a new one.',
    parts: 'It has context-free actions or extensions. Sign it in a wallet.',
    undecoded: 'Not all of its data can be decoded, so it cannot be reviewed or signed here.',
  },
  otherSigner: (signers: string, actor: string) =>
    `It is for ${signers}, and you are logged in as ${actor}.`,
  failed: 'It could not be prepared.',
};
