export const texts = {
  title: 'Embed on another site',
  hint: 'Paste this code into a page. The card is read only: it has no log-in and no forms, and stores nothing in the reader’s browser.',
  theme: 'Appearance',
  themes: { system: 'Reader’s device', light: 'Light', dark: 'Dark' },
  code: 'HTML code',
  copy: 'Copy the HTML code',
  preview: 'Open the card',
  /** The title of the frame, for screen readers. */
  frames: {
    account: (name: string, chain: string) => `Account ${name} on ${chain}`,
    transaction: (id: string, chain: string) => `Transaction ${id} on ${chain}`,
    token: (code: string, chain: string) => `Token ${code} on ${chain}`,
  },
};
