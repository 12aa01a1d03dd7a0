/** Spans from the first one of which there is something to show: before it, an agency had not begun. */
export const sinceFirst = <Span>(
  spans: readonly Span[],
  hasFigures: (span: Span) => boolean,
): readonly Span[] => {
  const first = spans.findIndex(hasFigures);
  return first === -1 ? [] : spans.slice(first);
};
