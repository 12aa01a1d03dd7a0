import { db } from '../../functions/src/firestore/db.ts';

type Run = ReturnType<typeof db>['runTransaction'];

/** A process that ended: what it was about to do was not done, and nobody was told. */
class Crash extends Error {}

/** What the database's client says when a server cannot be reached. */
export const unavailable = (): Error => Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });

type How = 'before' | 'after' | 'twice' | undefined;

/**
 * Breaks the transactions of the API in this process until `heal` is called. `breaking` is asked before each, counted
 * from 1: `before` it nothing is committed, `after` it everything is; `twice` runs it again, as the client does when the
 * answer to a commit is lost. It may take its time, to do something else just before one begins.
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
