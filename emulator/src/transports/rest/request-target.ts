/** A request line's target. Not a URL, which would normalise `/c/.` before it could be refused. */
export interface RequestTarget {
  /** Still percent-encoded. */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Parses a request line's target, ignoring scheme and host. */
export function parseRequestTarget(text: string): RequestTarget {
  const [, pathname = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/s.exec(text) ?? [];
  return { pathname, searchParams: new URLSearchParams(query) };
}
