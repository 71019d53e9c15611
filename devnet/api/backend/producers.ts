import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { coreToken } from '../market/tokens.ts';
import { seededBetween } from '../market/seed.ts';
import { readRows } from '../rows.ts';
import { pageOf, serviceRoute, ServiceError } from '../service.ts';
import { BACKEND } from './path.ts';

/** Locations of the test chain's producers. */
const PLACES = [
  { name: 'Rio de Janeiro', country: 'BR', latitude: -22.91, longitude: -43.17 },
  { name: 'Zürich', country: 'CH', latitude: 47.37, longitude: 8.54 },
  { name: '서울', country: 'KR', latitude: 37.57, longitude: 126.98 },
  { name: 'Singapore', country: 'SG', latitude: 1.35, longitude: 103.82 },
  { name: 'Toronto', country: 'CA', latitude: 43.65, longitude: -79.38 },
  { name: 'القاهرة', country: 'EG', latitude: 30.04, longitude: 31.24 },
];

/** Yearly pay of an active and a standby producer. */
const YEARLY = { producing: 0.0002, standby: 0.00005 };
const PRODUCING = 21;
const PAGES = { byDefault: 50, most: 500, fields: { page: 'pageNum', limit: 'perPage' } };

/** Producers by votes from the system contract, with their published profiles. */
export function listedProducerRoutes(app: Hono, { chain }: ApiContext): void {
  serviceRoute(app, 'GET', `${BACKEND}/producers`, (call) => {
    const producers = listed();
    return { count: producers.length, producers: pageOf(call, producers, PAGES) };
  });

  serviceRoute(app, 'GET', `${BACKEND}/producers/:name`, (call) => {
    const found = listed().find(({ owner }) => owner === call.part('name'));
    if (!found) throw new ServiceError(404, 'Producer not found');
    return found;
  });

  function listed() {
    const rows = readRows(chain, { code: 'eosio', scope: 'eosio', table: 'producers' })
      .filter(({ is_active }) => is_active === 1 || is_active === true)
      .sort((a, b) => Number(b['total_votes']) - Number(a['total_votes']));
    const all = rows.reduce((sum, row) => sum + Number(row['total_votes']), 0);
    const { supply } = coreToken(chain);
    return rows.map((row, index) => {
      const owner = String(row['owner']);
      const votes = Number(row['total_votes']);
      const at = PLACES[seededBetween(`place/${owner}`, 0, PLACES.length - 1)];
      const yearly = index < PRODUCING ? YEARLY.producing : YEARLY.standby;
      return {
        owner,
        rank: index + 1,
        rankChange: seededBetween(`rank/${owner}`, -2, 2),
        candidate_name: `${owner.replace(/1+$/, '')} of the test chain`,
        url: row['url'],
        logo: '',
        country: at?.country,
        flag: at?.country.toLowerCase(),
        telegram: '',
        twitter: owner,
        num_votes: String(row['total_votes']),
        percentage_votes: all > 0 ? (votes / all) * 100 : 0,
        voteNumChange: seededBetween(`votes/${owner}`, -50_000, 50_000),
        votePercentChange: seededBetween(`percent/${owner}`, -30, 30) / 10,
        reward: ((supply * yearly) / 365).toFixed(chain.spec.symbol.precision),
        nodes: at ? [{ location: at }] : [],
      };
    });
  }
}
