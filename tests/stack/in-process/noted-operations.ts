import type { Operations } from '../../../functions/src/operation.ts';
import { note } from './notes.ts';

/** The same operations; each notes that the test file that runs called it. */
export const withNotes = (operations: Operations): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (call: never) => {
        note('calls', name);
        return (operation as (call: never) => unknown)(call);
      },
    ]),
  ) as unknown as Operations;
