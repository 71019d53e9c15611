import { describe, expect, it } from 'vitest';
import { connectOrigin, siteOrigins } from '#src/chain/config/connect-host.ts';
import { chains } from '#src/chain/config/registry.ts';

describe('the host that stores the users of all chains', () => {
  it("is beside the chains' sites", () => {
    expect(connectOrigin('https://{chain}.example.org')).toBe('https://connect.example.org');
    expect(connectOrigin('http://{chain}.pronghorn.localhost:4321')).toBe(
      'http://connect.pronghorn.localhost:4321',
    );
  });

  it('is not needed if all chains share one origin', () => {
    expect(connectOrigin('https://example.org/{chain}')).toBeNull();
  });
});

describe('site origins', () => {
  it('are one per chain, or one for all', () => {
    const origins = siteOrigins('https://{chain}.example.org/');
    expect(origins).toHaveLength(chains.length);
    expect(origins).toContain('https://wax.example.org');
    expect(siteOrigins('https://example.org/{chain}')).toEqual(['https://example.org']);
  });
});
