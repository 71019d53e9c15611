export type Headers = Readonly<Record<string, string>>;

const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // Browsers heed it over https alone.
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Headers of every answer. What a page may load stands in the page; who may frame it cannot. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  // My Cloud Wallet answers through the window it was opened from: popups keep their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...always,
};

/** Headers of the frame of the users: it runs its script, and the sites alone may frame it. */
export function frameHeaders(sites: readonly string[]): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${sites.join(' ')}`,
  ];
  return { 'Content-Security-Policy': policy.join('; '), ...always };
}

/** Files whose names change with their content. */
export const immutableFolder = '/_astro/';
export const immutableCache = 'public, max-age=31536000, immutable';
export const pageCache = 'no-cache';
