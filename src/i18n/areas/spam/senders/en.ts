export const texts = {
  title: 'Senders marked as spam',
  none: 'No sender is marked. Open the details of an action to mark its sender.',
  remove: (name: string) => `Remove ${name} from the marked senders`,
  exportFile: 'Export',
  importFile: 'Import',
  imported: (count: string) => `Added: ${count}`,
  notAFile: 'This file contains no account names.',
  storageNote: 'Stored in this browser only.',
};
