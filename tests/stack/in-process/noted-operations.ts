import type { Operations } from '../../../functions/src/work/operation.ts';
import { noteRefusal } from './check-refusals.ts';
import { recordNote } from './notes.ts';

/** Records which operations the running test file calls, and what refused ones have changed. */
export const withNotes = (operations: Operations): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (call: never) => {
        recordNote('calls', name);
        return noteRefusal(name, () => (operation as (call: never) => Promise<unknown>)(call));
      },
    ]),
  ) as unknown as Operations;
