export const texts = {
  mark: (name: string) => `Mark ${name} as spam`,
  unmark: (name: string) => `Unmark ${name}: not spam`,
  marked: 'Marked as spam',
};
