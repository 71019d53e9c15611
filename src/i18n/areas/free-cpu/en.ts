export const texts = {
  title: 'Free CPU',
  left: (left: string, most: string) =>
    `A sponsor pays the CPU: ${left} of ${most} transactions left today`,
  none: 'All of today’s free transactions are used; there will be new ones tomorrow.',
  usedUp: 'All your daily free TXs have been used!',
};
