import { LOGO_MAX_SIDE, LOGO_MIN_SIDE, type LogoFormat } from '@domain/agencies/logos.ts';
import { AppError } from '../errors/app-error.ts';

/** An image made safe: what it shows, and nothing that it carried besides. */
export interface SafeImage {
  readonly format: LogoFormat;
  readonly bytes: Buffer;
  /** In pixels; of a drawing, in its own units. */
  readonly width: number;
  readonly height: number;
}

/** The field of a form that a file comes in. */
const property = 'logo';

export const damaged = (): AppError => new AppError(422, 'image.damaged', { property });

/** 422 for a side that no logo has: a small file can unfold into gigabytes of pixels. */
export const refuseSides = (width: number, height: number): void => {
  const isFine = [width, height].every((side) => side >= LOGO_MIN_SIDE && side <= LOGO_MAX_SIDE);
  if (!isFine)
    throw new AppError(422, 'image.side', {
      property,
      values: { min: LOGO_MIN_SIDE, max: LOGO_MAX_SIDE },
    });
};

export const notImage = (): AppError => new AppError(415, 'image.notImage', { property });

/** 422, by the name of what a drawing has no need of. */
export const activeSvg = (found: string): AppError =>
  new AppError(422, 'image.activeSvg', { property, values: { found } });
