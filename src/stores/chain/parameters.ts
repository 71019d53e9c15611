import { readAccountCount, readParameters } from '../../chain/client/chain/parameters.ts';
import { readProducerSchedule } from '../../chain/client/block/schedule.ts';
import type { ProducerSchedule } from '../../chain/model/block/producer-schedule.ts';
import type { Parameter } from '../../chain/model/chain/parameters.ts';
import { createLoadStore, emptyIfNoRows, type LoadStore } from '../load-store.ts';
import { chainAccess } from './client.ts';

/** All parameters and totals of the system contract. */
export function parametersStore(): LoadStore<readonly Parameter[]> {
  return createLoadStore('parameters', () => readParameters(chainAccess()), {
    refreshEvery: 30_000,
    ...emptyIfNoRows,
  });
}

/** The producers' schedule with its version. */
export function producerScheduleStore(): LoadStore<ProducerSchedule> {
  return createLoadStore('producer-schedule', () => readProducerSchedule(chainAccess()), {
    refreshEvery: 30_000,
    isEmpty: ({ producers }) => producers.length === 0,
  });
}

/** Number of accounts of the chain; `unsupported` without a backend. */
export function accountCountStore(): LoadStore<number> {
  return createLoadStore('account-count', () => readAccountCount(chainAccess()));
}
