import { db } from '../../functions/src/platform/firestore/db.ts';

type Run = ReturnType<typeof db>['runTransaction'];

/** A process that died: its pending work is lost without a reply. */
export class Crash extends Error {}

/** The database client's error when a server is unreachable. */
export const makeUnavailable = (): Error => Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });

type How = 'before' | 'after' | 'twice' | undefined;

/**
 * Breaks the API's transactions in this process until `heal` is called. `breaking` runs before each, counted from 1, and may
 * delay it: `before` commits nothing, `after` everything; `twice` runs it again, like the client after a lost commit reply.
 */
export const breakTransactions = (
  breaking: (number: number) => How | Promise<How>,
  fault: () => Error = () => new Crash('crash'),
): { heal: () => number } => {
  const database = db();
  const whole = database.runTransaction.bind(database) as Run;
  let number = 0;
  database.runTransaction = (async (change, options) => {
    number += 1;
    const how = await breaking(number);
    if (how === 'before') throw fault();
    const result = await whole(change, options);
    if (how === 'after') throw fault();
    return how === 'twice' ? whole(change, options) : result;
  }) as Run;

  return {
    heal: () => {
      database.runTransaction = whole;
      return number;
    },
  };
};
