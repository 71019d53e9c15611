export const columns = [
  'whatHappened',
  'amount',
  'action',
  'transaction',
  'block',
  'time',
  'more',
] as const;

/** Widths and places of the columns; where there is less room, what a row's details tell too goes. */
export const columnClass: Readonly<Record<(typeof columns)[number], string>> = {
  whatHappened: 'text-start',
  amount: 'md:w-44 text-right',
  action: 'md:w-56 text-start max-lg:hidden',
  transaction: 'md:w-36 text-start',
  block: 'md:w-28 text-right max-lg:hidden',
  time: 'md:w-24 text-right',
  more: 'md:w-12 text-end',
};
