/** The guides by group, in their order. Every chain has all of them; sections differ. */
export const guideGroups = {
  start: ['chain', 'accounts', 'transactions', 'safety'],
  use: ['permissions', 'resources', 'voting', 'staking', 'multisig', 'nfts'],
  build: ['token', 'producer', 'node'],
} as const;

export type GuideGroup = keyof typeof guideGroups;
export type GuideSlug = (typeof guideGroups)[GuideGroup][number];

export const guideSlugs: readonly GuideSlug[] = Object.values(guideGroups).flat();

export function guidePath(slug: GuideSlug): `/guides/${GuideSlug}` {
  return `/guides/${slug}`;
}
