export const texts = {
  verifyHere: 'Verify in your browser',
  verified: 'Verified in your browser',
  verifyHint: 'Recompute the id, signatures and block inclusion in your browser from raw data.',
  verify: 'Verify',
};
