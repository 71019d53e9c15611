/// <reference types="astro/client" />
import type { SiblingChain } from './chain/config/sibling.ts';

declare global {
  interface ImportMetaEnv {
    /**
     * Whether the build offers the wallet with a typed private key. Only builds for test chains do.
     */
    readonly DEVELOPMENT_KEY: boolean;
    /** The origin of the users' frame; null if there is only one site. */
    readonly CONNECT_ORIGIN: string | null;
    /** Whether the build has several chains with nodes. */
    readonly HAS_SIBLINGS?: boolean;
    /** The build's chains as each other's pages request them. Absent outside a build of the site. */
    readonly SIBLING_CHAINS?: readonly SiblingChain[];
  }
}
