export const texts = {
  balanceChanges: 'Balance changes',
  staked: 'staked',
  allAccounts: (count: string) => `All ${count} accounts`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  returned: 'Returned',
  tables: 'Tables',
  packed: 'Packed',
  verifyHere: 'Verify in your browser',
  verified: 'Verified in your browser',
  verifyHint:
    'Id, signatures, block and chain, worked out again here from the bytes that nodes send.',
  verify: 'Verify',
};
