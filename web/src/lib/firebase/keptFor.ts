const KEY = 'vc.kept-for';

const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

/** Account whose reads this device keeps. Without the app's own storage, because it runs before the app. */
export const keptFor = {
  read: (): string | null => attempt(() => localStorage.getItem(KEY)),
  write: (uid: string): void => void attempt(() => localStorage.setItem(KEY, uid)),
  clear: (): void => void attempt(() => localStorage.removeItem(KEY)),
};
