import { immutableCache, immutableFolder, pageCache, type Headers } from '../headers.ts';

/** Host configuration for a static folder with headers. */
export function vercelStatic(headers: Headers): string {
  const block = (source: string, named: Headers) => ({
    source,
    headers: Object.entries(named).map(([key, value]) => ({ key, value })),
  });
  const settings = {
    headers: [
      block('/(.*)', headers),
      block(`${immutableFolder}(.*)`, { 'Cache-Control': immutableCache }),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

export function nginxStatic(headers: Headers, host: string, root: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `server {
  listen 80;
  server_name ${host};
  root ${root};
  charset utf-8;
${lines.join('\n')}
  add_header Cache-Control $pronghorn_connect_cache;

  location / { try_files $uri $uri/index.html =404; }
}
map $uri $pronghorn_connect_cache {
  ~^${immutableFolder} "${immutableCache}";
  default "${pageCache}";
}
`;
}

export function caddyStatic(headers: Headers, host: string, root: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`);
  return `${host} {
  root * ${root}
  encode gzip zstd
  header {
${lines.join('\n')}
  }
  @assets path ${immutableFolder}*
  @pages not path ${immutableFolder}*
  header @assets Cache-Control "${immutableCache}"
  header @pages Cache-Control "${pageCache}"

  file_server
}
`;
}
