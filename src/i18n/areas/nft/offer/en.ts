export const texts = {
  accept: 'Accept',
  decline: 'Decline',
  acceptNamed: (id: string) => `Accept offer ${id}`,
  declineNamed: (id: string) => `Decline offer ${id}`,
  cancelNamed: (id: string) => `Cancel offer ${id}`,
  cancelSaleNamed: (id: string) => `Cancel sale ${id}`,
  endsSale:
    'Cancelling this offer leaves its sale at AtomicMarket invalid. Cancel the sale instead.',
  openSale: 'Open the sale',
  logIn: 'Log in to accept, decline or cancel an offer',
};
