import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Returns the change by which the agreed slot stays and others are no longer offered. 409 when none are. */
export const restoreSlot = ({
  moving,
  revision: current,
}: Pick<AvailabilityRequest, 'moving' | 'revision'>) => {
  if (!moving) throw new AppError(409, 'availability.notMoving');

  const revision = current + 1;

  return {
    state: 'accepted',
    timeZone: moving.timeZone,
    timeRanges: [{ id: `r${revision}-1`, datetime: moving.datetime, status: 'accepted' }],
    moving: null,
    declined: null,
    revision,
    updatedAt: Timestamp.now(),
  } as const satisfies Partial<AvailabilityRequest>;
};
