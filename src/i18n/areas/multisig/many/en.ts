export const texts = {
  chooseFirst: { approve: 'Choose proposals to approve', unapprove: 'Choose approvals to revoke' },
  act: {
    approve: (count: string) => `Approve ${count === '1' ? '1 proposal' : `${count} proposals`}`,
    unapprove: (count: string) => `Revoke ${count === '1' ? '1 approval' : `${count} approvals`}`,
  },
  hint: {
    approve:
      'One transaction for all of them. The review shows the actions of each. Each approval is bound to the hash of its proposal.',
    unapprove: 'One transaction for all of them.',
  },
  all: (count: string) => `Choose all ${count}`,
  none: 'Choose none',
  most: (count: string) => `At most ${count} in one transaction.`,
  otherPermission: (level: string) =>
    `Some request a permission other than ${level}. Log in with that permission to approve them.`,
  left: {
    closed: (proposal: string) => `Left out: ${proposal} has been executed or cancelled.`,
    expired: (proposal: string) => `Left out: ${proposal} has expired.`,
    'not-requested': (proposal: string) => `Left out: ${proposal} has changed since it was listed.`,
  },
  failed: 'Could not read the proposals:',
  waiting: (count: string) =>
    count === '1'
      ? '1 proposal waits for your approval'
      : `${count} proposals wait for your approval`,
};
