type Json = Readonly<Record<string, unknown>>;

/** Direct calls of the emulators in this process, without HTTP. Empty in tests that run beside a stack. */
export interface Shortcuts {
  /** Calls an operation of the identity provider, such as `identitytoolkit.accounts.lookup`. */
  readonly callIdentity: (operation: string, body: Json, isAdmin: boolean) => Promise<unknown>;
  /** Answers a Firestore REST call, such as `POST /v1/…:runQuery`, under the rules; undefined for other addresses. */
  readonly callRest: (
    method: string,
    target: string,
    authorization: string | undefined,
    body: Json | undefined,
  ) => Promise<string>;
  /** Remembers the identities; the returned function restores them. */
  readonly rememberIdentities: () => () => void;
  /** Remembers the stored files; the returned function removes later ones. */
  readonly rememberFiles: () => () => void;
  /** Remembers documents, identities, files and emails; the returned function compares copies and restores everything. */
  readonly remember: () => Promise<() => Promise<void>>;
  readonly storeFile: (path: string, bytes: Buffer, contentType: string) => Promise<void>;
}

const KEY = Symbol.for('shortcuts into the emulators of this process');
const shared = globalThis as { [KEY]?: Partial<Shortcuts> };

export const shortcuts: Partial<Shortcuts> = (shared[KEY] ??= {});
