import type { Recording } from '../recording.ts';

/** A fetch that hands on what it asked and what it was answered, where that is JSON. */
export function recordedFetch(note: (recording: Recording) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { pathname, search } = new URL(String(input));
    const text = await response.clone().text();
    const params =
      typeof init?.body === 'string' && init.body !== '' ? parsed(init.body) : undefined;
    note({
      title: titleOf(pathname, params),
      request: { path: `${pathname}${search}`, ...(params === undefined ? {} : { params }) },
      response: parsed(text),
      status: response.status,
    });
    return response;
  };
}

/** What a request is about, in a few words. */
function titleOf(pathname: string, params: unknown): string {
  const call = pathname.split('/').at(-1) ?? '';
  const reported = typeof params === 'object' && params !== null ? Object.values(params) : [];
  const words = reported.filter((one) => typeof one === 'string' && one.length < 70);
  return [call, ...words.slice(0, 3)].join(' ').trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
