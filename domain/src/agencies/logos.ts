import type { Instant } from '../contract.ts';
import { text } from '../messages/yup.ts';

/** Formats that a logo may have, by the ending of its address. */
export const LOGO_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;
export type LogoFormat = keyof typeof LOGO_TYPES;

export const LOGO_MAX_BYTES = 1024 * 1024;
/** Longest side in pixels, and shortest. A browser needs four bytes a pixel to show one. */
export const LOGO_MAX_SIDE = 2000;
export const LOGO_MIN_SIDE = 16;

/** `agencyLogos/{id}`: a file that an admin uploaded, made safe. It stays, for emails that were sent show it. */
export interface AgencyLogo {
  readonly id: string;
  readonly agencyId: string;
  readonly format: LogoFormat;
  /** In pixels; of a drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  readonly storagePath: string;
  readonly uploadedBy: string;
  readonly uploadedAt: Instant;
}

/** A logo that was taken, to be named in a change of the agency. */
export interface UploadedLogo {
  readonly url: string;
  readonly format: LogoFormat;
  readonly width: number;
  readonly height: number;
}

/** Last part of a logo's address. */
export const logoFileSchema = () => text().matches(/^[A-Za-z0-9]{20}\.(?:png|jpg|webp|svg)$/);

/** Whether mail programs and messengers show it: most of them know no drawings. */
export const isShownInMail = (url: string): boolean => !url.toLowerCase().endsWith('.svg');
