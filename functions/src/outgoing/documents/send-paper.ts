import type { Response } from 'express';

export const sendPaper = (response: Response, bytes: Buffer, fileName: string): undefined => {
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}.pdf"`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(bytes);
  return undefined;
};
