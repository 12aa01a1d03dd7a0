import type { Express, Request, Response } from 'express';

/**
 * One of the apps, whose code is loaded for its own function alone: in that function's process at once, so that the first
 * call finds it there, in any other when it is called, which is never. All functions are one file to Cloud Functions, and a
 * trigger that sends a mail would else load, and have memory for, the whole API.
 */
export const whenCalled = (
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
  // Whoever calls is told of a failure.
  if (process.env['FUNCTION_TARGET'] === name) arrive().catch(() => undefined);
  return async (request, response) => {
    const app = await arrive();
    app(request, response);
  };
};
