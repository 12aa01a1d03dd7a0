import type { Instant } from '../contract.ts';
import { text } from '../messages/yup.ts';

/** Allowed logo formats, by file extension. */
export const LOGO_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;
export type LogoFormat = keyof typeof LOGO_TYPES;

export const LOGO_MAX_BYTES = 1024 * 1024;
/** Maximum and minimum side in pixels; displaying takes four bytes per pixel. */
export const LOGO_MAX_SIDE = 2000;
export const LOGO_MIN_SIDE = 16;

/** `agencyLogos/{id}`: an uploaded, sanitised file. Kept permanently, because sent emails show it. */
export interface AgencyLogo {
  readonly id: string;
  readonly agencyId: string;
  readonly format: LogoFormat;
  /** In pixels; of a drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  /** `logos/{agencyId}/{id}.{format}`; sanitised; internal. */
  readonly storagePath: string;
  readonly uploadedBy: string;
  readonly uploadedAt: Instant;
}

export interface UploadedLogo {
  readonly url: string;
  readonly format: LogoFormat;
  readonly width: number;
  readonly height: number;
}

export const logoFileSchema = () => text().matches(/^[A-Za-z0-9]{20}\.(?:png|jpg|webp|svg)$/);

/** Returns whether mail programs and messengers show it: most don't support SVG. */
export const isShownInMail = (url: string): boolean => !url.toLowerCase().endsWith('.svg');
