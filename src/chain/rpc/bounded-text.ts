/**
 * The body of a response as text, or null where it is longer than `mostBytes`. A body that announces
 * its length is refused before any of it is read; another one is cancelled as soon as it is too long.
 */
export async function boundedText(response: Response, maxBytes: number): Promise<string | null> {
  const { body } = response;
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await body?.cancel();
    return null;
  }
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
