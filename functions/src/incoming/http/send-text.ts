import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

/** Smaller responses fit into a packet or two. In bytes. */
const COMPRESSED_FROM = 1024;
/** Brotli's highest levels take longer than they save on responses for one reader. */
const BROTLI_QUALITY = 5;

/** Best first. */
const ENCODINGS = [
  {
    name: 'br',
    compress: (bytes: Buffer) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { name: 'gzip', compress: (bytes: Buffer) => gzipSync(bytes) },
] as const;

/**
 * Sends text, compressed when worthwhile and accepted; other content is compressed already. Hosting passes compressed responses
 * through. BREACH doesn't apply: without cookies, a forged call is anonymous, and a forger of a link's token has the secret.
 */
export const sendText = (request: Request, response: Response, type: string, text: string): void => {
  const bytes = Buffer.from(text);

  response.setHeader('Content-Type', type);
  response.vary('Accept-Encoding');

  // Checked individually: browsers name gzip first but accept either.
  const taken =
    bytes.length < COMPRESSED_FROM ? undefined : ENCODINGS.find(({ name }) => request.acceptsEncodings(name));
  if (!taken) {
    response.send(bytes);
    return;
  }

  response.setHeader('Content-Encoding', taken.name);
  response.send(taken.compress(bytes));
};
