import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { preferEndpoint, preferredEndpoint, preferredKey } from '#src/stores/endpoint/preferred.ts';

const script = readFileSync('src/layouts/inline/endpoint.js', 'utf8');
const config = {
  key: 'eos',
  endpoints: {
    default: ['https://a.example', 'https://b.example'],
    actions: ['https://a.example'],
  },
};

beforeEach(() => localStorage.clear());

/** The endpoints of a page's configuration after its script has run. */
function endpointsOfPage() {
  document.body.innerHTML = '<script id="chain" type="application/json"></script>';
  const element = document.getElementById('chain');
  element?.replaceChildren(JSON.stringify(config));
  // The page runs it as a script of its own.
  new Function(script)();
  return (JSON.parse(element?.textContent ?? '') as typeof config).endpoints;
}

describe('the preferred node', () => {
  it('is stored by chain', () => {
    expect(preferredEndpoint('eos')).toBe(null);
    preferEndpoint('eos', 'https://b.example');
    preferEndpoint('wax', 'https://c.example');
    preferEndpoint('eos', 'https://d.example');
    expect(preferredEndpoint('eos')).toBe('https://d.example');
    preferEndpoint('eos', null);
    expect(preferredEndpoint('eos')).toBe(null);
    expect(preferredEndpoint('wax')).toBe('https://c.example');
  });

  it('is the first of a page, and history keeps its nodes', () => {
    preferEndpoint('eos', 'https://b.example');
    expect(endpointsOfPage()).toEqual({
      default: ['https://b.example', 'https://a.example'],
      actions: ['https://a.example'],
    });
    preferEndpoint('eos', 'http://localhost:8888');
    expect(endpointsOfPage().default).toHaveLength(3);
  });

  it('of another chain, or malformed, changes nothing', () => {
    preferEndpoint('wax', 'https://b.example');
    expect(endpointsOfPage()).toEqual(config.endpoints);
    for (const text of ['{', 'null', '[]', '{"eos":1}', '{"eos":"no url"}']) {
      localStorage.setItem(preferredKey, text);
      expect(preferredEndpoint('wax'), text).toBe(null);
      expect(endpointsOfPage(), text).toEqual(config.endpoints);
    }
  });

  it('is stored in place of what is malformed', () => {
    for (const text of ['{', '["https://a.example"]', '{"wax":5}', '"text"']) {
      localStorage.setItem(preferredKey, text);
      preferEndpoint('eos', 'https://b.example');
      expect(localStorage.getItem(preferredKey), text).toBe('{"eos":"https://b.example"}');
    }
  });
});
