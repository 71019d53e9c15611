export const texts = {
  open: 'Verify your identity',
  hint: 'The service verifies who you are. The chain then records which parts of your identity were verified, and no personal data.',
  tier: 'Level',
  tiers: { 1: 'Light: name, birth date, address', 2: 'Full: identity document and selfie too' },
  check: 'Check the status',
  waiting: (span: string, longest: string) =>
    `The verification is pending. This is checked every ${span}, for ${longest} at most.`,
  stillPending: (longest: string) =>
    `It was checked for ${longest}. Check again when you like: it goes on without this page.`,
  failed: 'The service did not respond as expected:',
  statuses: {
    PENDING: 'Pending',
    PASSED: 'Passed',
    FAILED: 'Failed',
    UNSUBMITTED: 'Not submitted',
  },
  country: 'Your country',
  choose: 'Select a country',
  notServed: 'The service does not verify people from this country.',
  apply: 'Apply',
  proof:
    'You sign a transfer of the smallest amount as proof of your account. This site does not send it to the chain. The service could.',
};
