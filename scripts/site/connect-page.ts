import { connectName } from '#src/chain/config/connect-host.ts';

/** Path of the frame's script on the development server. */
export const connectSource = '/src/layouts/connect-frame.ts';

/** The framed page. It shows nothing and contains the list of sites it responds to. */
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

/** Whether a request is for the users' frame. The host may have a port. */
export function isConnectHost(host: string): boolean {
  return host.toLowerCase().startsWith(`${connectName}.`);
}
