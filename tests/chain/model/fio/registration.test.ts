import { describe, expect, it } from 'vitest';
import { addressRegistration, domainRegistration } from '#src/chain/model/fio/registration.ts';

const domain = { id: '1', name: 'edge', owner: 'bob', isPublic: false, expiresAt: 1000 };
const address = {
  id: '1',
  name: 'bob@edge',
  domain: 'edge',
  owner: 'bob',
  addresses: [],
  bundledLeft: 1,
};

describe('the registration of an address', () => {
  const of = (more: object, actor = 'carol', now = 999) =>
    addressRegistration({ address: null, domain, grantees: [], ...more }, actor, now);

  it('is refused for a taken name, whatever its domain', () => {
    expect(of({ address, domain: null })).toBe('taken');
  });

  it('needs a domain that has not expired', () => {
    expect(of({ domain: null })).toBe('no-domain');
    expect(of({ domain: { ...domain, isPublic: true } }, 'carol', 1000)).toBe('expired');
  });

  it('needs a public domain, its owner or a permission', () => {
    expect(of({})).toBe('private');
    expect(of({ domain: { ...domain, isPublic: true } })).toBe('free');
    expect(of({}, 'bob')).toBe('free');
    expect(of({ grantees: ['carol'] })).toBe('free');
  });
});

it('a domain can be registered once', () => {
  expect(domainRegistration({ domain })).toBe('taken');
  expect(domainRegistration({ domain: null })).toBe('free');
});
