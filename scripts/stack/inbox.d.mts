/** Starts the local mail server and its web page; port 0 is any free one. */
export function startInbox(ports?: { readonly smtpPort?: number; readonly webPort?: number }): Promise<{
  readonly smtpPort: number;
  readonly address: string;
  readonly stop: () => Promise<void>;
  readonly remember: () => () => void;
}>;
