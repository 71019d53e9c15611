import type { Picture } from '../../model/nft/picture.ts';
import { createBackend } from '../../services/backend/backend.ts';
import { getProducerPage } from '../../services/backend/producers.ts';
import { pictureAt } from '../../services/image-url.ts';
import type { ChainAccess } from '../chain/access.ts';

/** A producer's own texts: hostile. */
export interface ProducerProfile {
  readonly name: string;
  /** Null if there is none that a page can load. */
  readonly logo: Picture | null;
  /** Two letters of ISO 3166, or null. */
  readonly country: string | null;
}

const MAX_PAGES = 4;

/** Profiles of a chain's producers by owner. Empty if no service has them. */
export async function producerProfiles({
  config,
  fetch,
}: ChainAccess): Promise<ReadonlyMap<string, ProducerProfile>> {
  const profiles = new Map<string, ProducerProfile>();
  if (config.backendUrl === null) return profiles;
  const backend = createBackend({ url: config.backendUrl, ...(fetch && { fetch }) });
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { count, producers } = await getProducerPage(backend, page, undefined);
    for (const { owner, candidate_name: name, logo, country } of producers)
      profiles.set(owner, {
        name: name ?? '',
        logo: logo ? pictureAt(config.imageServiceUrl, logo) : null,
        country: /^[a-z]{2}$/i.exec(country ?? '')?.[0].toUpperCase() ?? null,
      });
    if (producers.length === 0 || profiles.size >= (count ?? 0)) break;
  }
  return profiles;
}
