import type { ChainConfig } from '#src/chain/config/types.ts';

/** `manifest.webmanifest`, for installing a chain's site as an app. */
export function manifest(chain: ChainConfig): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon/${chain.key}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: `Pronghorn · ${chain.displayName}`,
    short_name: chain.displayName,
    start_url: '/',
    display: 'standalone',
    theme_color: chain.accent.light,
    background_color: '#fafaf8',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}
