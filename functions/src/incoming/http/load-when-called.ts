import type { Express, Request, Response } from 'express';

/**
 * Returns an app whose code loads only in its own function: eagerly there, on the first call elsewhere, which never comes.
 * Cloud Functions gets all functions as one file, so a mail trigger would otherwise load the whole API and need its memory.
 */
export const loadWhenCalled = (
  name: string,
  load: () => Promise<Express>,
): ((request: Request, response: Response) => Promise<void>) => {
  let arrival: Promise<Express> | undefined;

  const arrive = async (): Promise<Express> => {
    try {
      return await (arrival ??= load());
    } catch (error) {
      arrival = undefined;
      throw error;
    }
  };

  // The caller gets the failure.
  if (process.env['FUNCTION_TARGET'] === name) arrive().catch(() => undefined);

  return async (request, response) => {
    const app = await arrive();
    app(request, response);
  };
};
