import { connectName } from '#src/chain/config/connect-host.ts';

/** The script of the frame, as the development server has it. */
export const connectSource = '/src/layouts/connect-frame.ts';

/** The page that the sites frame: it shows nothing, and knows whom it answers. */
export function connectPage(script: string, sites: readonly string[]): string {
  return `<!doctype html>
<html lang="en" data-sites="${sites.join(' ')}">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>Pronghorn</title>
    <script type="module" src="${script}"></script>
  </head>
</html>
`;
}

/** Whether a request is for the host that keeps the users. A port may follow. */
export function isConnectHost(host: string): boolean {
  return host.toLowerCase().startsWith(`${connectName}.`);
}
