export const texts = {
  title: 'Balance over time',
  hint: 'Reads the account’s transfers of this token, at most 5,000, and calculates the balance back from today.',
  balanceOf: (code: string) => `Balance of ${code}`,
  stop: 'Stop',
  goOn: 'Continue',
  save: 'Export CSV',
  /** `day` is null before the first one was read. */
  read: (count: string, day: string | null) =>
    day === null ? `Transfers read: ${count}.` : `Transfers read: ${count}, back to ${day}.`,
  none: 'No transfers of this token.',
  truncated: 'Older transfers are not drawn.',
  addsUp: 'They add up to today’s balance.',
  differs: (amount: string) =>
    `Before the first one the balance would have been ${amount}: the history lacks transfers, or the balance changed in another way.`,
};
