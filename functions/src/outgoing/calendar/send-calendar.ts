import type { Response } from 'express';

export const sendCalendar = (response: Response, text: string, fileName: string): void => {
  response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
};
