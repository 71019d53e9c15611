export const texts = {
  title: 'You are offline',
  kept: 'What this device kept is shown. Oldest response:',
  none: 'This device has kept no data for this page.',
  since: 'The page is not updated. Connection lost:',
  back: 'You are online again',
  old: 'The page may still show what this device kept. Oldest response:',
  version: 'A new version is ready',
};
