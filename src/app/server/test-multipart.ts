/** For tests: one file as a browser's form sends it. */
export function multipart(
  field: string,
  name: string,
  bytes: Buffer,
): { body: Buffer; headers: Record<string, string> } {
  const edge = 'an-edge-no-file-has';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  };
}
