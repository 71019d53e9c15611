import { describe, expect, it } from 'vitest';
import {
  areSiblings,
  marked,
  storageAnswer,
  storageRequest,
} from '#src/chain/sign/users/storage-messages.ts';

const read = { ...marked, id: 1, kind: 'read', key: 'users' };
const write = { ...marked, id: 2, kind: 'write', key: 'users', text: '{}' };
const ready = { ...marked, kind: 'ready' };
const answer = { ...marked, id: 1, kind: 'answer', text: '{}' };
const refused = { ...marked, id: 1, kind: 'refused' };

describe('a request to the shared storage', () => {
  it.each([read, write])('is accepted as it was sent: %j', (message) => {
    expect(storageRequest(message)).toBe(message);
  });

  it.each([
    null,
    undefined,
    'read',
    { ...read, pronghorn: undefined },
    { ...read, version: 2 },
    { ...read, id: '1' },
    { ...read, key: 7 },
    { ...read, kind: 'remove' },
    { ...read, kind: 'remove', text: '{}' },
    { ...write, text: undefined },
    { ...write, text: 7 },
  ])('is ignored if it is malformed or of another version: %j', (message) => {
    expect(storageRequest(message)).toBeNull();
  });
});

describe('a response of the shared storage', () => {
  it.each([ready, answer, { ...answer, text: null }, refused])(
    'is accepted as it was sent: %j',
    (message) => {
      expect(storageAnswer(message)).toBe(message);
    },
  );

  it.each([
    null,
    'ready',
    { ...ready, pronghorn: undefined },
    { ...ready, version: 2 },
    { ...refused, id: '1' },
    { ...answer, id: undefined },
    { ...answer, text: undefined },
    { ...answer, text: 7 },
    { ...answer, kind: 'read' },
    { ...answer, kind: 'read', text: null },
  ])('is ignored if it is malformed or of another version: %j', (message) => {
    expect(storageAnswer(message)).toBeNull();
  });
});

const FRAME = 'https://connect.example.org';

describe('two sites', () => {
  it.each([
    ['https://eos.example.org', FRAME, true],
    ['http://eos.pronghorn.localhost:4321', 'http://connect.pronghorn.localhost:4321', true],
    ['http://eos.example.org', FRAME, false],
    ['https://eos.example.org:444', FRAME, false],
    ['https://eos.example.org.evil.net', FRAME, false],
    ['https://eos.exam.ple.org', FRAME, false],
    ['https://eos.exa.mple.org', 'https://connect.exam.ple.org', false],
    ['https://example.org', 'https://other.org', false],
    ['null', FRAME, false],
    ['null', 'null', false],
  ])('%s and %s belong to one explorer: %s', (one, other, expected) => {
    expect(areSiblings(one, other)).toBe(expected);
  });
});
