/** The entry `pronghorn/loaded`: parts that request what they show. */
export { AccountCard } from './account-card.tsx';
export { LatestActions } from './latest-actions.tsx';
export { LoadStateView } from './load-state-view.tsx';
export { SearchBox } from './search-box.tsx';
export { SignReview } from './sign-review.tsx';
export { TokenCard } from './token-card.tsx';
export { TransactionCard } from './transaction-card.tsx';
export { TransferReview } from './transfer-review.tsx';
