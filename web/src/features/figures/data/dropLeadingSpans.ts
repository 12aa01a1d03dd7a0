/** Returns spans from the first with data on. */
export const dropLeadingSpans = <Span>(
  spans: readonly Span[],
  hasFigures: (span: Span) => boolean,
): readonly Span[] => {
  const first = spans.findIndex(hasFigures);
  return first === -1 ? [] : spans.slice(first);
};
