/** A request line's target. Not a URL, which would normalise `/c/.` before it could be refused. */
export interface RequestTarget {
  /** Still percent-encoded. */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Reads a request line's target, whose scheme and host, if any, do not matter. */
export function requestTarget(text: string): RequestTarget {
  const [, pathname = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/s.exec(text) ?? [];
  return { pathname, searchParams: new URLSearchParams(query) };
}
