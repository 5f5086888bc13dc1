/** How long one request takes, its answer read to the end; for the first one after a start. */
export async function firstAnswerMs(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - startedAt;
}
