export { BlockHintForm } from '#src/components/transaction/block-hint-form.tsx';
export { DeferredTransaction } from '#src/components/transaction/deferred-transaction.tsx';
export { TransactionSource } from './transaction-source.tsx';
export { TransactionTables } from './transaction-tables.tsx';
export { VerifyTransaction } from './verify-transaction.tsx';
