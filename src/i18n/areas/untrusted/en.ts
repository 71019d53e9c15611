/** What is said beside what anyone could have written: long texts, pictures of strange servers. */
export const texts = {
  firstOf: (shown: string, all: string) => `First ${shown} of ${all} characters`,
  showMoreText: 'Show more',
  downloadText: 'Download text',
  loadPicture: (host: string) => `Load picture from ${host}`,
};
