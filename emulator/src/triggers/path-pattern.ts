/** Whether a document path matches `agencies/{agency}/projects/{project}`; `{rest=**}` matches any number of segments. */
export function matchesPattern(pattern: string, path: readonly string[]): boolean {
  return matchSegments(
    pattern.split('/').filter((segment) => segment !== ''),
    path,
  );
}

function matchSegments(pattern: readonly string[], path: readonly string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return path.length === 0;
  if (head === '**' || /^\{[^}]*=\*\*\}$/.test(head)) {
    for (let taken = 0; taken <= path.length; taken++) {
      if (matchSegments(rest, path.slice(taken))) return true;
    }
    return false;
  }

  const [segment, ...remaining] = path;
  if (segment === undefined) return false;

  const wild = head === '*' || /^\{[^}]*\}$/.test(head);

  return (wild || head === segment) && matchSegments(rest, remaining);
}
