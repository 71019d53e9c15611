/** Headers of every answer. What a page may load stands in the page; who may frame it cannot. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Files whose names change with their content. */
export const immutableFolder = '/_astro/';
export const immutableCache = 'public, max-age=31536000, immutable';
export const pageCache = 'no-cache';
