import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

/** Shorter answers fit into a packet or two as they are. In bytes. */
const COMPRESSED_FROM = 1024;
/** Brotli's highest levels take longer than they save on answers that are made for one reader. */
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
 * Answers with a text, compressed where it is worth it and the caller takes it. Whatever is not text, audio and archives,
 * is compressed by nature and sent by whoever makes it.
 *
 * An answer that is compressed can be guessed at by its length (BREACH), by somebody who makes a victim's browser ask for
 * the same secret again and again beside a text of theirs. Nobody can here: there are no cookies, so a call that others
 * make a browser send is one of nobody; and whoever could put a link's token into an address has the secret already.
 *
 * Hosting passes compressed answers on as they are. Whether it would compress those of a function itself is not promised
 * anywhere, so it is not left to it.
 */
export const sendText = (request: Request, response: Response, type: string, text: string): void => {
  const bytes = Buffer.from(text);
  response.setHeader('Content-Type', type);
  response.vary('Accept-Encoding');
  // Asked one by one: browsers name gzip first, and would take either.
  const taken =
    bytes.length < COMPRESSED_FROM ? undefined : ENCODINGS.find(({ name }) => request.acceptsEncodings(name));
  if (!taken) {
    response.send(bytes);
    return;
  }
  response.setHeader('Content-Encoding', taken.name);
  response.send(taken.compress(bytes));
};
