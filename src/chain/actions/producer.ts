import { type Action, systemAction } from './action.ts';

/** Registers a producer, or changes its key, URL and location. */
export function regproducer(
  fields: {
    readonly producer: string;
    /** Signs its blocks. */
    readonly key: string;
    readonly url: string;
    /** Country by ISO 3166, or a time zone: producers agree on it. 0 to 65535. */
    readonly location: number;
  },
  permission = 'active',
): Action {
  const { producer, key, url, location } = fields;
  return systemAction('regproducer', producer, permission, {
    producer,
    producer_key: key,
    url,
    location,
  });
}
