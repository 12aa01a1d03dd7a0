/** Storage's own address of a file, which needs no credentials. */
export interface FileAddress {
  readonly url: string;
  /** ISO 8601, UTC. A download that has begun ends later. */
  readonly expiresAt: string;
  /** The saved file's name. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}
