import { keptFor } from './keptFor.ts';
import { createLocalSlot } from '../storage/browserStorage.ts';

const slot = createLocalSlot('vc.kept-lists');
const LISTS_KEPT = 300;

interface KeptNames {
  readonly account: string | null;
  readonly names: ReadonlySet<string>;
}

let current: KeptNames | undefined;

/** Returns the names of the account whose reads are kept; those of another account were deleted with its documents. */
const readNames = (): ReadonlySet<string> => {
  const account = keptFor.read();
  if (current?.account === account) return current.names;
  let names: readonly string[] = [];
  try {
    const stored = JSON.parse(slot.read() ?? '{}') as {
      readonly account?: string;
      readonly names?: string[];
    };
    if (stored.account === account) names = stored.names ?? [];
  } catch {
    // Stored by something else.
  }
  current = { account, names: new Set(names) };
  return current.names;
};

/**
 * Lists that were once read whole on this device. Firestore's own copy may contain a few documents of a list that was never
 * opened, which would look like all of it.
 */
export const keptLists = {
  has: (name: string): boolean => readNames().has(name),
  add: (name: string): void => {
    if (readNames().has(name)) return;
    const names = [...readNames(), name].slice(-LISTS_KEPT);
    const account = keptFor.read();
    current = { account, names: new Set(names) };
    // Nothing is kept of a signed-out person.
    if (account !== null) slot.write(JSON.stringify({ account, names }));
  },
  clear: (): void => {
    current = undefined;
    slot.clear();
  },
};
