import type { Operations } from '../../../functions/src/work/operation.ts';
import { recordNote } from './notes.ts';

/** Records which operations the running test file calls. */
export const withNotes = (operations: Operations): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (call: never) => {
        recordNote('calls', name);
        return (operation as (call: never) => unknown)(call);
      },
    ]),
  ) as unknown as Operations;
