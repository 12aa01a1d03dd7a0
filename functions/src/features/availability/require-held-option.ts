import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getOptionEnd, type HeldOption } from '@domain/availability/options.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toHeldOption } from '../../work/records/option-book.ts';

/** Returns a request's option; 409 when none is held, or its time is over. */
export const requireHeldOption = (request: AvailabilityRequest): HeldOption => {
  const option = toHeldOption(request);
  if (!option || getOptionEnd(option) <= Date.now()) throw new AppError(409, 'option.none');
  return option;
};
