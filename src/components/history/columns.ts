export type Column = 'summary' | 'amount' | 'action' | 'transaction' | 'block' | 'time' | 'more';

interface Layout {
  readonly columns: readonly Column[];
  /** Column widths on wide screens. */
  readonly widths: string;
}

/** Grouped by transaction, the group's line has the block and time. */
export const layouts: Readonly<Record<'action' | 'transaction', Layout>> = {
  action: {
    columns: ['summary', 'amount', 'action', 'transaction', 'block', 'time', 'more'],
    widths:
      'md:grid md:grid-cols-[minmax(0,1fr)_8rem_7.75rem_6.5rem_2rem] lg:grid-cols-[minmax(0,1fr)_10rem_11.5rem_9rem_5.5rem_6rem_2rem]',
  },
  transaction: {
    columns: ['summary', 'amount', 'action', 'more'],
    widths:
      'md:grid md:grid-cols-[minmax(0,1fr)_11rem_2rem] lg:grid-cols-[minmax(0,1fr)_11rem_16rem_2rem]',
  },
};

/** On narrow screens, columns whose content is in the row's details are hidden. */
export const columnClass: Readonly<Record<Column, string>> = {
  summary: 'text-start',
  amount: 'text-right',
  action: 'text-start max-lg:hidden',
  transaction: 'text-start',
  block: 'text-right max-lg:hidden',
  time: 'text-right',
  more: 'text-end',
};
