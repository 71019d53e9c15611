export const texts = {
  /** On a button: gets the code that shows a card on another site. */
  embed: 'Embed',
  /** Before a time: when the data were read. */
  read: 'Read',
  open: (site: string) => `Open in ${site}`,
  wrong: 'No card at this address',
  wrongHint: 'A card shows an account, a transaction or a token:',
  /** Parts of an address that the reader fills in. */
  name: 'NAME',
  id: 'ID',
  contract: 'CONTRACT',
  symbol: 'SYMBOL',
};
