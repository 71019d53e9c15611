export const texts = {
  title: 'Requests for funds',
  hint: 'Amount and memo of a request are encrypted for the keys of its two addresses: wallets that hold your key show them. Request funds in such a wallet too.',
  received: 'Received',
  sent: 'Sent',
  from: 'From',
  to: 'To',
  time: 'Requested',
  statuses: {
    pending: 'Pending',
    rejected: 'Rejected',
    paid: 'Paid',
    cancelled: 'Cancelled',
  },
  answer: 'Answer',
  pay: 'Pay',
  payHint:
    'A payment leaves its request “Pending”: only a wallet that holds your key can mark it as paid.',
  payNamed: (payee: string) => `Pay ${payee}`,
  reject: 'Reject',
  rejectNumbered: (id: string) => `Reject request ${id}`,
  cancelNumbered: (id: string) => `Cancel request ${id}`,
  fees: (reject: string, cancel: string) =>
    `Rejecting costs at most ${reject}, cancelling at most ${cancel}. Both are free while the address has bundled transactions.`,
  none: 'No requests',
  noneHint: 'Others can request funds from your FIO addresses.',
  more: 'There are more requests than are listed here.',
};
