/// <reference types="astro/client" />

interface ImportMetaEnv {
  /**
   * Whether the build offers the wallet with a typed private key. Only builds for test chains do.
   */
  readonly DEVELOPMENT_KEY: boolean;
  /** The origin of the users' frame; null if there is only one site. */
  readonly CONNECT_ORIGIN: string | null;
}
