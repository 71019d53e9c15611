export const texts = {
  add: 'Add to favorites',
  remove: 'Remove from favorites',
  addNote: 'Add a name or a note',
  editNote: (name: string) => `Edit the note on ${name}`,
};
