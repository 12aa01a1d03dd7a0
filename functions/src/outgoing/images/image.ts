import { LOGO_MAX_SIDE, LOGO_MIN_SIDE, type LogoFormat } from '@domain/agencies/logos.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** A sanitised image, without metadata. */
export interface SafeImage {
  readonly format: LogoFormat;
  readonly bytes: Buffer;
  /** In pixels; for a drawing, in its own units. */
  readonly width: number;
  readonly height: number;
}

const property = 'logo';

export const createDamagedError = (): AppError => new AppError(422, 'image.damaged', { property });

/** 422 for impossible sides of a logo: a small file can unpack to gigabytes of pixels. */
export const refuseSides = (width: number, height: number): void => {
  const isFine = [width, height].every((side) => side >= LOGO_MIN_SIDE && side <= LOGO_MAX_SIDE);
  if (!isFine)
    throw new AppError(422, 'image.side', {
      property,
      values: { min: LOGO_MIN_SIDE, max: LOGO_MAX_SIDE },
    });
};

export const createNotImageError = (): AppError => new AppError(415, 'image.notImage', { property });

/** 422 that names a drawing's active content. */
export const createActiveSvgError = (found: string): AppError =>
  new AppError(422, 'image.activeSvg', { property, values: { found } });
