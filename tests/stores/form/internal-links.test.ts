import { beforeEach, expect, it } from 'vitest';
import {
  updateVisit,
  recordInternalLink,
  visitDraft,
  internalVisitOf,
} from '#src/stores/form/internal-links.ts';

const at = (path: string) => new URL(path, 'http://eos.example');

beforeEach(() => sessionStorage.clear());

it('recognizes an address that a link of the site opened, and no other', () => {
  recordInternalLink(at('/wallet/transfer?to=bob'));
  expect(internalVisitOf(at('/wallet/transfer?to=bob'))).not.toBeNull();
  expect(internalVisitOf(at('/wallet/transfer?to=mallory'))).toBeNull();
  expect(internalVisitOf(at('/wallet/transfer?to=bob&amount=5'))).toBeNull();
});

it('begins another visit with each click, without the draft of the one before', () => {
  recordInternalLink(at('/wallet/transfer?to=bob'));
  const first = internalVisitOf(at('/wallet/transfer?to=bob'))!;
  sessionStorage.setItem(visitDraft('draft/eos/transfer', first), '{}');
  recordInternalLink(at('/wallet/transfer?to=bob'));
  expect(internalVisitOf(at('/wallet/transfer?to=bob'))).not.toBe(first);
  expect(Object.keys(sessionStorage)).toEqual(['opened-here']);
});

it('continues at the address that the visitor chose', () => {
  recordInternalLink(at('/wallet/transfer?token=a'));
  const mark = internalVisitOf(at('/wallet/transfer?token=a'))!;
  updateVisit(mark, at('/wallet/transfer?token=b'));
  expect(internalVisitOf(at('/wallet/transfer?token=b'))).toBe(mark);
  expect(internalVisitOf(at('/wallet/transfer?token=a'))).toBeNull();
  updateVisit(mark, at('/wallet/transfer'));
  expect(internalVisitOf(at('/wallet/transfer'), ['to', 'token'])).toBe(mark);
});

it('leaves a form alone whose fields the link did not name', () => {
  recordInternalLink(at('/rex?tab=lend'));
  expect(internalVisitOf(at('/rex?tab=lend'), ['amount'])).toBeNull();
});

it('keeps the last ten visits, and drops the drafts of those before', () => {
  recordInternalLink(at('/wallet/transfer?to=first'));
  const mark = internalVisitOf(at('/wallet/transfer?to=first'))!;
  sessionStorage.setItem(visitDraft('draft/eos/transfer', mark), '{}');
  for (let i = 1; i <= 10; i += 1) recordInternalLink(at(`/wallet/transfer?amount=${i}`));
  expect(internalVisitOf(at('/wallet/transfer?to=first'))).toBeNull();
  expect(internalVisitOf(at('/wallet/transfer?amount=1'))).not.toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(['opened-here']);
});

it('reads a malformed note as none', () => {
  for (const note of ['{', '{}', '[1]', '[["a"]]', '[["/a?b=1", "2"]]', '[["/a?b=1", 2, ""]]']) {
    sessionStorage.setItem('opened-here', note);
    expect(internalVisitOf(at('/a?b=1'))).toBeNull();
  }
});
