export const texts = {
  title: 'You are offline',
  storedSince: 'Showing responses stored on this device. Oldest:',
  part: 'Only some data of this page is stored on this device. Oldest:',
  none: 'No data for this page is stored on this device.',
  since: 'The page is not updated. Connection lost:',
  back: 'You are online again',
  old: 'The page may still show responses stored on this device. Oldest:',
  version: 'A new version is ready',
};
