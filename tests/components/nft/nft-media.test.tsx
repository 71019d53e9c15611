import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { NftMedia } from '#src/components/nft/nft-media.tsx';
import { inLocale } from '../in-locale.tsx';

const policies = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=referrer]')].map(
    ({ content }) => content,
  );

afterEach(() => {
  for (const meta of document.querySelectorAll('meta[name=referrer]')) meta.remove();
});

test.each(['video', 'audio'] as const)(
  'a %s is requested on a click, once the page sends no referrer',
  async (kind) => {
    const none = { picture: null, image: null, model: null, stage: null, skybox: null, pdf: null };
    const source = `https://films.example/${kind}`;
    const nft = { ...none, video: null, audio: null, [kind]: source };
    const { container, getByRole } = render(inLocale(<NftMedia nft={nft} fromAnywhere={true} />));
    expect(container.querySelector(kind)).toBeNull();
    expect(policies()).toEqual([]);
    await userEvent.click(getByRole('button', { name: /films\.example/ }));
    expect(container.querySelector(kind)?.getAttribute('src')).toBe(source);
    expect(policies()).toEqual(['no-referrer']);
  },
);
