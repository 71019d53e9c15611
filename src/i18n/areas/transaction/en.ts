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
    'This page can work out the id, the signatures and the block again on your device, from the raw data of a node, instead of taking anyone’s word.',
  verify: 'Verify',
};
