/** Browser storage that may be blocked: then a value lasts as long as the page. */
interface Slot {
  readonly read: () => string | null;
  readonly write: (value: string) => void;
  readonly clear: () => void;
}

const createSlot = (area: () => Storage, key: string): Slot => {
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };

  return {
    read: () => attempt(() => area().getItem(key), null),
    write: (value) => attempt(() => area().setItem(key, value), undefined),
    clear: () => attempt(() => area().removeItem(key), undefined),
  };
};

/** Returns a slot in this browser's storage. */
export const createLocalSlot = (key: string): Slot => createSlot(() => localStorage, key);
/** Returns a slot in this tab's storage. */
export const createTabSlot = (key: string): Slot => createSlot(() => sessionStorage, key);
