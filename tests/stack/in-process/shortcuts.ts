type Json = Readonly<Record<string, unknown>>;

/** Direct calls of the emulators in this process, without HTTP. Empty in tests that run beside a stack. */
export interface Shortcuts {
  /** Calls an operation of the identity provider, such as `identitytoolkit.accounts.lookup`. */
  readonly callIdentity: (operation: string, body: Json, isAdmin: boolean) => Promise<unknown>;
  /** Answers a REST call of Firestore, such as `POST /v1/…:runQuery`, under the rules; undefined where the address is none. */
  readonly callRest: (
    method: string,
    target: string,
    authorization: string | undefined,
    body: Json | undefined,
  ) => Promise<string>;
  /** Remembers the identities that exist; the returned function brings them back. */
  readonly rememberIdentities: () => () => void;
  /** Remembers which files are stored; the returned function forgets those that came since. */
  readonly rememberFiles: () => () => void;
  /** Remembers documents, identities, files and mails; the returned function compares what was copied since, and brings them back. */
  readonly remember: () => Promise<() => Promise<void>>;
  /** Stores a file in the default bucket. */
  readonly storeFile: (path: string, bytes: Buffer, contentType: string) => Promise<void>;
}

const KEY = Symbol.for('shortcuts into the emulators of this process');
const shared = globalThis as { [KEY]?: Partial<Shortcuts> };

/** Those of this process. */
export const shortcuts: Partial<Shortcuts> = (shared[KEY] ??= {});
