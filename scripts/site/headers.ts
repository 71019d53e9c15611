export type Headers = Readonly<Record<string, string>>;

const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // Browsers apply it over https only.
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * Headers of every response. The page itself has the content policy, but it cannot restrict
 * framing.
 */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  // My Cloud Wallet answers through `window.opener`, so popups must keep their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...always,
};

/**
 * Headers of the pages that any site may frame. What is framed can send no form, open no frame, and
 * neither move the page around it nor start a download. It keeps its origin: its own scripts and the
 * nodes must know it.
 */
export const embedHeaders: Headers = {
  'Content-Security-Policy': [
    'frame-ancestors *',
    "form-action 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    'sandbox allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
  ...always,
};

/** Headers of all other pages that an embedded page does not have, or has with another value. */
export const unframedOnly: readonly string[] = Object.keys(securityHeaders).filter(
  (name) => embedHeaders[name] !== securityHeaders[name],
);

/** Headers of the users' frame: only the sites may frame it. */
export function frameHeaders(sites: readonly string[]): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${sites.join(' ')}`,
  ];
  return { 'Content-Security-Policy': policy.join('; '), ...always };
}

/** Files whose names contain a content hash. */
export const immutableFolder = '/_astro/';
export const immutableCache = 'public, max-age=31536000, immutable';
export const pageCache = 'no-cache';
