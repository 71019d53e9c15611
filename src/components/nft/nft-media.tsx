import { useState } from 'react';
import type { Nft, NftMedium } from '#src/chain/model/nft/nft.ts';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { Button } from '../ui/button.tsx';
import { ExternalLink, safeUrl } from '../ui/external-link.tsx';
import { cutName, useNftPicture } from './use-picture.tsx';

interface NftMediaProps {
  nft: Pick<Nft, NftMedium> & { readonly picture: Picture | null };
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
}

const files = ['model', 'stage', 'skybox', 'pdf'] as const;

/** An NFT's picture, players for video and audio, and links to its other files. */
export function NftMedia({ nft, fromAnywhere }: NftMediaProps) {
  const text = useNftTexts();
  const { picture, load } = useNftPicture(nft.picture, text.noPicture, fromAnywhere);
  const links = files.flatMap((kind) => {
    const href = nft[kind];
    return href === null ? [] : [{ kind, href }];
  });
  return (
    <div className="space-y-3">
      <div className="relative">
        {picture}
        {load}
      </div>
      {(['video', 'audio'] as const).map((kind) => {
        const source = nft[kind];
        return source !== null && <Player key={`${kind} ${source}`} kind={kind} source={source} />;
      })}
      {links.length > 0 && (
        <ul className="space-y-1">
          {links.map(({ kind, href }) => (
            <li key={kind} className="flex flex-wrap gap-x-2">
              {text.files[kind]} <ExternalLink href={href} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Video or audio of any server. The server is contacted only after a click. */
function Player({ kind, source }: { kind: 'video' | 'audio'; source: string }) {
  const text = useNftTexts();
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle');
  const url = safeUrl(source);
  if (!url) return null;
  const host = cutName(url.host);
  const play = () => {
    sendNoReferrer();
    setState('playing');
  };
  if (state === 'failed') return <p className="text-muted">{text.notPlayable(host)}</p>;
  if (state === 'idle')
    return (
      <p>
        <Button size="sm" className="max-w-full" onClick={play}>
          <span className="truncate">
            {kind === 'video' ? text.loadVideo(host) : text.loadAudio(host)}
          </span>
        </Button>
      </p>
    );
  const shared = {
    src: url.href,
    controls: true,
    autoPlay: true,
    className: 'w-full',
    onError: () => setState('failed'),
  };
  // Nobody has captions for files that authors link.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return kind === 'video' ? <video {...shared} /> : <audio {...shared} />;
}

/** Players have no policy of their own, as pictures do. The page sends no referrer from now on. */
function sendNoReferrer(): void {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
}
