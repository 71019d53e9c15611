/** Pictures of screens in the guides, by what they show: `npm run pictures:guides`. */
export const guidePictures = [
  'vote',
  'transaction',
  'review',
  'rex',
  'proposal',
  'ram',
  'producer',
  'permissions',
] as const;

export type GuidePicture = (typeof guidePictures)[number];

/** As they are drawn on a page, in CSS pixels. The files have more, for sharp screens. */
export const guidePictureSize = { width: 640, height: 400 };

export function guidePicturePath(name: GuidePicture, theme: 'light' | 'dark'): string {
  return `/guide-pictures/${name}-${theme}.webp`;
}

export function isGuidePicture(name: string): name is GuidePicture {
  return (guidePictures as readonly string[]).includes(name);
}
