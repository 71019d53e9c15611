import type { Picture } from '../../model/nft/picture.ts';
import { getAccountInfo, getProfile, isGravatar } from '../../services/avatars.ts';
import { pictureAt } from '../../services/image-url.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * The picture of an account, or null. Sources in order: a producer's logo, the avatar of a Proton
 * profile, the logo of the account's dApp, the profile at EOS's `account.info`. A source that fails
 * counts as empty.
 */
export async function accountAvatar(
  access: ChainAccess,
  account: string,
  isProducer: boolean,
): Promise<Picture | null> {
  const { config, node } = access;
  const sources: (() => Promise<string | null | undefined>)[] = [
    async () => (isProducer ? producerLogo(access, account) : null),
    async () =>
      config.features.includes('profiles') ? (await getProfile(node, account))?.avatar : null,
    async () => (await import('../../services/dapp-logos.ts')).dappLogo(config.key, account),
    async () =>
      config.features.includes('account-info')
        ? (await getAccountInfo(node, account))?.avatar
        : null,
  ];
  for (const source of sources) {
    const url = await source();
    if (url) return shown(config.imageServiceUrl, url);
  }
  return null;
}

/** Few accounts are producers, so the client of their profiles is loaded for those only. */
async function producerLogo(
  { config, fetch }: ChainAccess,
  account: string,
): Promise<string | null | undefined> {
  if (config.backendUrl === null) return null;
  const [{ createBackend }, { getProducer }] = await Promise.all([
    import('../../services/backend/backend.ts'),
    import('../../services/backend/producers.ts'),
  ]);
  const backend = createBackend({ url: config.backendUrl, ...(fetch && { fetch }) });
  return (await orAnyError(getProducer(backend, account), null))?.logo;
}

/**
 * Profiles contain their picture. Any other source is a URL, which browsers load over https.
 * Gravatar's URL contains a hash of the account's e-mail address, so the image service does not get
 * it.
 */
function shown(service: string | null, source: string): Picture | null {
  if (source.startsWith('data:image/')) return { url: source, stranger: null };
  return pictureAt(isGravatar(source) ? null : service, source);
}
