export const texts = {
  title: 'Free CPU',
  left: (left: string, most: string) => `Sponsored CPU: ${left} of ${most} transactions left today`,
  none: 'No free transactions left today. The limit resets tomorrow.',
  usedUp: 'All your daily free TXs have been used!',
};
