import type { Firestore } from 'firebase-admin/firestore';

interface Options {
  readonly isDryRun?: boolean;
  /** Records per transaction. */
  readonly batch?: number;
  readonly print?: (line: string) => void;
}

export function runMigrations(
  firestore: Firestore,
  migrations: readonly {
    readonly name: string;
    readonly collections: readonly string[];
    readonly convert: (...input: never) => Promise<object | undefined>;
    readonly create?: (...input: never) => Promise<object | undefined>;
  }[],
  options?: Options,
): Promise<number>;
