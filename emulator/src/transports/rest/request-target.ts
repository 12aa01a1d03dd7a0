/** What a request line asks for. Not a URL, which would make `/c/.` another path before anybody could refuse it. */
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
