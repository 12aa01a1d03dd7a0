import { pipeline } from 'node:stream/promises';
import { LOGO_TYPES } from '@domain/agencies/logos.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readLogo } from '../../work/collections/agency-logos.ts';
import { getFileSize, openFile } from '../../platform/storage/files.ts';

/** Cache lifetime of an immutable file: a year, in seconds. */
const KEPT_FOR = 365 * 24 * 60 * 60;

/** Sends a logo as an image only: no type sniffing, and as a page it loads and runs nothing. Public, because pages and emails without an account show it. */
export const serveLogo: Operation<'agencies.logo'> = async ({ params: { file }, request, response }) => {
  const [id = '', format] = file.split('.');
  const logo = await readLogo(id);
  const size = logo && logo.format === format ? await getFileSize(logo.storagePath) : undefined;
  if (!logo || size === undefined) throw notFound();

  response.setHeader('Content-Type', LOGO_TYPES[logo.format]);
  response.setHeader('Content-Length', String(size));
  response.setHeader('Content-Disposition', `inline; filename="logo.${logo.format}"`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // `firebase.json` sets the same headers, because Hosting's own take precedence.
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  // Mail programs and messengers embed it in their own pages.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', `public, max-age=${KEPT_FOR}, immutable`);

  if (request.method === 'HEAD') {
    response.end();
    return undefined;
  }

  try {
    await pipeline(await openFile(logo.storagePath), response);
  } catch (error) {
    // Closing the page ends the stream early; that isn't a server error.
    if (!response.destroyed) throw error;
  }

  return undefined;
};
