import type { Response } from 'express';

/** Reference data changes a few times a year; browsers may cache it for an hour. */
export const allowCaching = (response: Response): void => {
  response.setHeader('Cache-Control', 'public, max-age=3600');
};
