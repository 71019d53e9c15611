/**
 * The body of a response as text, or null if it exceeds `maxBytes`. A body with a larger
 * Content-Length is not read. Any other body is cancelled at the limit.
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
