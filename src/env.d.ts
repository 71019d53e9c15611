/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Whether the build offers the wallet that is a typed private key: builds for test chains do. */
  readonly DEVELOPMENT_KEY: boolean;
  /** The origin whose frame keeps the users of all sites; null where there is one site only. */
  readonly CONNECT_ORIGIN: string | null;
}
