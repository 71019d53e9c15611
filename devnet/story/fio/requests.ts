import { createHash } from 'node:crypto';
import type { StoryAction, StoryRunner } from '../story-runner.ts';
import { doing, sendAs } from './people.ts';

const by = (who: string, name: string, data: Record<string, unknown>): StoryAction =>
  doing(who, 'fio.reqobt', name, data);

/** Requests for funds between two people: paid, rejected, cancelled, open. */
export function runRequests(runner: StoryRunner): void {
  const alice = 'alice@pronghorn';
  const bob = 'bob@edge';
  const request = (about: string): void => {
    const between = { payer_fio_address: alice, payee_fio_address: bob };
    sendAs(runner, 'bob', by('bob', 'newfundsreq', { ...between, content: sealed(about) }));
  };
  for (const about of ['dinner', 'a loan', 'a mistake', 'tickets']) request(about);
  const paid = {
    payer_fio_address: alice,
    payee_fio_address: bob,
    content: sealed('dinner, paid'),
  };
  sendAs(runner, 'alice', by('alice', 'recordobt', { fio_request_id: '0', ...paid }));
  sendAs(runner, 'alice', by('alice', 'rejectfndreq', { fio_request_id: '1' }));
  sendAs(runner, 'bob', by('bob', 'cancelfndreq', { fio_request_id: '2' }));
  sendAs(runner, 'alice', by('alice', 'recordobt', { fio_request_id: '', ...paid }));
}

/** Represents a text that only the two can decrypt. */
function sealed(text: string): string {
  return createHash('sha512').update(text).digest('base64');
}
