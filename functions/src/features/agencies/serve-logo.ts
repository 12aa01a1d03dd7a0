import { pipeline } from 'node:stream/promises';
import { LOGO_TYPES } from '@domain/agencies/logos.ts';
import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readLogo } from '../../records/agency-logos.ts';
import { fileSize, openFile } from '../../storage/files.ts';

/** What a file never changes under its address may be kept for: a year. In seconds. */
const KEPT_FOR = 365 * 24 * 60 * 60;

/**
 * Sends a logo as an image and as nothing else: browsers guess no other type of it, and as a page of its own it may load
 * and run nothing. It is anybody's, for it stands on pages and in emails that need no account.
 */
export const serveLogo: Operation<'agencies.logo'> = async ({ params: { file }, request, response }) => {
  const [id = '', format] = file.split('.');
  const logo = await readLogo(id);
  const size = logo && logo.format === format ? await fileSize(logo.storagePath) : undefined;
  if (!logo || size === undefined) throw notFound();
  response.setHeader('Content-Type', LOGO_TYPES[logo.format]);
  response.setHeader('Content-Length', String(size));
  response.setHeader('Content-Disposition', `inline; filename="logo.${logo.format}"`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // `firebase.json` says the same: what Hosting sets of its own goes before ours.
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  // Mail programs and messengers show it from pages of their own.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', `public, max-age=${KEPT_FOR}, immutable`);
  if (request.method === 'HEAD') {
    response.end();
    return undefined;
  }
  try {
    await pipeline(await openFile(logo.storagePath), response);
  } catch (error) {
    // Whoever closes the page ends the stream early; that is no failure of ours.
    if (!response.destroyed) throw error;
  }
  return undefined;
};
